/** Runs something once words or pictures of the page are painted; at once if it is hidden, such as in a background tab. */
export function whenPainted(run: () => void): void {
  if (document.visibilityState === 'hidden') {
    run()
    return
  }
  const observer = new PerformanceObserver((list) => {
    // The first paint may be of the background alone.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}
