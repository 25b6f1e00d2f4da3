/**
 * Lets buttons with `data-print` print a part of a page by itself: the `data-print` of the button that was pressed stands on the root meanwhile, and the style
 * sheet of the part leaves out the rest.
 */
export function startPrintButtons(): void {
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
