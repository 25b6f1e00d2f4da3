import { whenIdle } from './when-idle'

/**
 * Runs a script of a page once the page is parsed, since the script may come before. In development Next hydrates the whole page
 * first, and would report what a script had changed.
 */
export function whenParsed(start: () => void): void {
  if (process.env.NODE_ENV === 'development') whenIdle(start)
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
