/** Milliseconds after the page has loaded in which a paint is waited for: some browsers report none, for privacy. */
const PAINT_TIMEOUT_MS = 1_000

/**
 * Runs a callback when the browser is idle after the page has loaded, 10 seconds later at the latest. Without requestIdleCallback it
 * runs 2 seconds after the page has loaded.
 */
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

/**
 * Runs something once, after words or pictures of the page are painted: at once if it is hidden, such as in a background tab,
 * and a second after it has loaded if the browser reports no paint.
 */
export function whenPainted(run: () => void): void {
  if (document.visibilityState === 'hidden') {
    run()
    return
  }
  let isDone = false
  const runOnce = () => {
    if (isDone) return
    isDone = true
    observer.disconnect()
    run()
  }
  const observer = new PerformanceObserver((list) => {
    // The first paint may be of the background alone.
    if (list.getEntriesByName('first-contentful-paint').length > 0) runOnce()
  })
  observer.observe({ type: 'paint', buffered: true })
  const runLater = () => setTimeout(runOnce, PAINT_TIMEOUT_MS)
  if (document.readyState === 'complete') runLater()
  else addEventListener('load', runLater)
}

/** A click comes within this time after its button, key or finger is let go, in milliseconds. */
const CLICK_WITHIN_MS = 100

const isPressed = () => document.querySelector(':active') !== null

/**
 * Waits until nothing is pressed: to replace what is pressed would lose the click.
 * @param wasPressed true also waits for a moment if nothing is
 */
export async function whenReleased(wasPressed = isPressed()): Promise<void> {
  while (wasPressed || isPressed()) {
    wasPressed = isPressed()
    await new Promise((resolve) => setTimeout(resolve, CLICK_WITHIN_MS))
  }
}
