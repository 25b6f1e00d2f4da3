const DELAY_MS = 700
/** Moving to a neighbor within this time shows its tooltip at once. */
const SKIP_MS = 300
/** The gap between a control and its tooltip, in pixels. It belongs to the tooltip, which so stays while the pointer moves onto it. */
const GAP = 2
const NAMED_ICON =
  ':is(.row-actions > button, .favorite-tools [data-tip], .search-field > button, .search-link, .horizon-sun)[aria-label]'

/**
 * Tooltips for icon-only controls: shown after 700 ms of hover or keyboard focus, at once on a neighbor within 300 ms, hidden by
 * Escape. The accessible name is its aria-label, which the tooltip repeats visually; `data-tip` says it shorter.
 */
export function startTooltips(): void {
  if (typeof HTMLElement.prototype.showPopover !== 'function') return
  const box = document.createElement('div')
  box.className =
    'tooltip inset-auto overflow-visible rounded-field bg-ink px-2 py-1 text-paper text-xs/[1.3] before:absolute before:inset-x-0 before:-inset-y-1'
  box.popover = 'manual'
  box.ariaHidden = 'true'
  document.body.append(box)

  let timer: number | undefined
  let hiddenAt = Number.NEGATIVE_INFINITY
  let owner: HTMLElement | undefined

  const show = (element: HTMLElement) => {
    box.textContent = element.dataset.tip ?? element.ariaLabel
    // Near the right edge it would be measured with its words wrapped.
    box.style.left = '0'
    box.showPopover()
    const place = element.getBoundingClientRect()
    const { width, height } = box.getBoundingClientRect()
    const left = place.left + place.width / 2 - width / 2
    box.style.left = `${Math.min(Math.max(8, left), innerWidth - width - 8)}px`
    box.style.top = `${place.top > height + 12 ? place.top - height - GAP : place.bottom + GAP}px`
  }
  const hide = () => {
    clearTimeout(timer)
    owner = undefined
    if (!box.matches(':popover-open')) return
    box.hidePopover()
    hiddenAt = performance.now()
  }
  const enter = (event: Event) => {
    if (event.target === box) return
    const element = (event.target as Element).closest?.<HTMLElement>(NAMED_ICON) ?? undefined
    if (element === owner) return
    hide()
    if (!element || (event instanceof PointerEvent && event.pointerType !== 'mouse')) return
    if (event.type === 'focusin' && !element.matches(':focus-visible')) return
    owner = element
    const wait = performance.now() - hiddenAt < SKIP_MS ? 0 : DELAY_MS
    timer = window.setTimeout(() => element.isConnected && show(element), wait)
  }

  document.addEventListener('pointerover', enter)
  document.addEventListener('focusin', enter)
  document.addEventListener('focusout', hide)
  document.addEventListener('pointerdown', hide)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
  // A tooltip that is still to come is placed when it is shown: only an open one would stand in the wrong place.
  addEventListener('scroll', () => box.matches(':popover-open') && hide(), { passive: true })
}
