'use client'

import { useEffect, useRef } from 'react'

const DELAY_MS = 700
const NAMED_ICON = ':is(.row-actions > button, .icon-button)[aria-label]'
/** Moving to a neighbor within this time shows its tooltip at once. */
const SKIP_MS = 300

/**
 * Tooltips for every button that is an icon only: after 700 ms under a mouse or with the focus of the keyboard, at once
 * for a neighbor within 300 ms, gone with Escape. The button has its name from aria-label; the tooltip repeats it for the
 * eye only.
 */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = tip.current
    if (!box || typeof box.showPopover !== 'function') return
    let timer: number | undefined
    let hiddenAt = 0
    let owner: HTMLElement | undefined

    const show = (element: HTMLElement) => {
      box.textContent = element.ariaLabel
      box.showPopover()
      const place = element.getBoundingClientRect()
      const { width, height } = box.getBoundingClientRect()
      const left = place.left + place.width / 2 - width / 2
      box.style.left = `${Math.min(Math.max(8, left), window.innerWidth - width - 8)}px`
      box.style.top = `${place.top > height + 12 ? place.top - height - 6 : place.bottom + 6}px`
    }
    const hide = () => {
      window.clearTimeout(timer)
      owner = undefined
      if (!box.matches(':popover-open')) return
      box.hidePopover()
      hiddenAt = performance.now()
    }
    const enter = (event: Event) => {
      const element = (event.target as Element).closest?.<HTMLElement>(NAMED_ICON) ?? undefined
      if (element === owner) return
      hide()
      if (!element || (event instanceof PointerEvent && event.pointerType !== 'mouse')) return
      if (event.type === 'focusin' && !element.matches(':focus-visible')) return
      owner = element
      const wait = performance.now() - hiddenAt < SKIP_MS ? 0 : DELAY_MS
      timer = window.setTimeout(() => element.isConnected && show(element), wait)
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide()

    document.addEventListener('pointerover', enter)
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('keydown', key)
    window.addEventListener('scroll', hide, { passive: true })
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('pointerover', enter)
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('keydown', key)
      window.removeEventListener('scroll', hide)
    }
  }, [])

  return <div ref={tip} popover="manual" aria-hidden="true" className="tooltip" />
}
