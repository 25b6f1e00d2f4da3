/** A button with `data-print` prints a part of the page by itself: style sheets find its value on the root. */
export function startPrinting(): void {
  const { dataset } = document.documentElement
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-print]')
    if (!button) return
    dataset.print = button.dataset.print
    print()
  })
  addEventListener('afterprint', () => {
    delete dataset.print
  })
}
