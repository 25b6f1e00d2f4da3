/** Runs a script of a page once the page is parsed: the script may come before. */
export function whenParsed(start: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
