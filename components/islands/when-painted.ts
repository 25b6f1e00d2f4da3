/** Runs something once the page has been painted; at once if it is hidden, such as in a background tab, and is not painted yet. */
export function whenPainted(run: () => void): void {
  if (document.visibilityState === 'hidden') {
    run()
    return
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}
