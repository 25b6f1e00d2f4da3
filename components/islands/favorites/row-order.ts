/**
 * The rows of a list in which removed ones keep their places, so that they come back where they were: each stands after the
 * nearest row above it that is still there.
 * @param kept the keys of the list as it is now
 * @param removed the keys of what was removed from it
 * @param before the keys of all rows as they stood last
 */
export function withRemoved(kept: readonly string[], removed: readonly string[], before: readonly string[]): string[] {
  const rows = [...kept]
  for (const [place, key] of before.entries()) {
    if (!removed.includes(key)) continue
    const above = before.slice(0, place).reverse()
    const neighbor = above.find((one) => rows.includes(one))
    rows.splice(neighbor === undefined ? 0 : rows.indexOf(neighbor) + 1, 0, key)
  }
  return rows
}

/** Puts the rows into this order and moves no more of them than needed; the focus stays where it is. */
export function arrange(list: Element, rows: HTMLElement[]): void {
  const focused = document.activeElement as HTMLElement | null
  let next = list.firstElementChild
  for (const row of rows) {
    if (row === next) next = next.nextElementSibling
    else list.insertBefore(row, next)
  }
  while (next) {
    const following = next.nextElementSibling
    next.remove()
    next = following
  }
  if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true })
}
