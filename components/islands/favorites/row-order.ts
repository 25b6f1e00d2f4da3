/**
 * The keys of all rows to show, kept and removed, so that an undo brings a row back where it was: each removed one is put
 * back after the nearest row above it that is still there.
 * @param kept the keys of the list as it is now
 * @param removed the keys of what was removed from it
 * @param before the keys of all rows as they stood last
 */
export function withRemovedInPlace(
  kept: readonly string[],
  removed: readonly string[],
  before: readonly string[]
): string[] {
  const rows = [...kept]
  for (const [place, key] of before.entries()) {
    if (!removed.includes(key)) continue
    const above = before.slice(0, place).reverse()
    const neighbor = above.find((one) => rows.includes(one))
    rows.splice(neighbor === undefined ? 0 : rows.indexOf(neighbor) + 1, 0, key)
  }
  return rows
}

/** Makes these rows, in this order, the only elements of the list. The focus returns if its element is still in the page. */
export function showRows(list: Element, rows: HTMLElement[]): void {
  const focused = document.activeElement as HTMLElement | null
  for (const [place, row] of rows.entries()) {
    const there = list.children[place]
    if (there !== row) list.insertBefore(row, there ?? null)
  }
  while (list.children.length > rows.length) list.lastElementChild?.remove()
  if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true })
}
