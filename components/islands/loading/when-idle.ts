/** Runs something once the page has loaded and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 10_000 }) : setTimeout(run, 2_000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
