/** Runs something once the page has loaded and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 10_000 }) : setTimeout(run, 2_000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/**
 * Runs a script of a page once the page is parsed, since the script may come before. In development Next hydrates the whole page
 * first, and would report what a script had changed.
 */
export function whenParsed(start: () => void): void {
  if (process.env.NODE_ENV === 'development') whenIdle(start)
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
