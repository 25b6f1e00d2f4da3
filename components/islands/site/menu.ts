/**
 * Closes the menus: with Escape, when the focus or the pointer moves elsewhere, and after a link was followed. Opening them
 * needs no script: groups are `details` elements, and the style sheet opens them under a mouse.
 *
 * Nothing closes between pressing and releasing a mouse button, so that no click is lost.
 */
export function startMenu(): void {
  const header = document.querySelector<HTMLElement>('body > header')
  const toggle = header?.querySelector<HTMLDetailsElement>('.menu-toggle')
  const groups = [...(header?.querySelectorAll<HTMLElement>('.menu-group') ?? [])]
  if (!header || !toggle || groups.length === 0) return

  const isNarrow = () => toggle.getClientRects().length > 0
  const groupOf = (target: EventTarget | null) => groups.find((group) => group.contains(target as Node))
  const closeGroups = (except?: HTMLElement) => {
    for (const group of groups) {
      const details = group.querySelector('details')
      if (details && group !== except) details.open = false
    }
  }
  /** If the focus is inside a menu that closes, it moves to the control that opened the menu. */
  const close = () => {
    const opener = isNarrow() ? toggle : groupOf(document.activeElement)?.querySelector('details')
    if (header.querySelector('nav')?.contains(document.activeElement)) opener?.querySelector('summary')?.focus()
    toggle.open = false
    closeGroups()
    // Hide the group under the pointer until the pointer has left it.
    groups.find((group) => group.matches(':hover'))?.setAttribute('data-dismissed', '')
  }

  for (const group of groups) {
    group.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse' && !isNarrow()) closeGroups(group)
    })
    group.addEventListener('pointerleave', ({ pointerType }) => {
      group.removeAttribute('data-dismissed')
      if (pointerType === 'mouse' && !isNarrow()) closeGroups()
    })
  }
  toggle.addEventListener('toggle', () => closeGroups())

  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  document.addEventListener('focusin', ({ target }) => {
    if (!toggle.parentElement?.contains(target as Node)) toggle.open = false
    if (!isNarrow()) closeGroups(groupOf(target))
  })
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const isOpenedElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!header.contains(target) || (target.closest('a') && !isOpenedElsewhere)) close()
  })
  // The page may come back from the back/forward cache with an open menu.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) close()
  })
}
