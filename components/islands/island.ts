/**
 * The handover from the page to an island. The server renders the island's view as a whole form that works by itself; the
 * script of the page loads the island at the first touch and hands the form over.
 */
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { Press } from './press'

/** The visitor's actions before the island came. */
export interface Handover {
  /** The time at which the visitor submitted the form, by performance.now(). */
  submittedAt?: number
  /** The state of keys, buttons and fingers at this moment. */
  press: Press
}

/** The export of every `*.island.tsx` that takes over a form. */
export interface IslandModule {
  mount: (root: HTMLElement, handover: Handover) => void
}

/**
 * Takes over the form where it is. It is not replaced: what was typed, the focus, the selection, an open list and the
 * keyboard of a phone stay as they are.
 * @param Island renders, with the properties that the server has left in `data-props`, exactly what the server has rendered
 */
export function hydrateIsland<Props extends object>(
  root: HTMLElement,
  Island: ComponentType<Props & { handover: Handover }>,
  handover: Handover
): void {
  const props: Props = JSON.parse(root.dataset.props ?? '{}')
  const restore = rememberForm(root)
  flushSync(() => hydrateRoot(root, createElement(Island, { ...props, handover })))
  restore()
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** @returns a function that brings back what React has set to the values of the server, or has had to render again */
function rememberForm(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input, select, textarea')]
  const states = fields.map((field) => ({
    value: field.value,
    isChecked: field instanceof HTMLInputElement && field.checked
  }))
  const focused = fields.indexOf(document.activeElement as Field)
  return () => {
    const now = root.querySelectorAll<Field>('input, select, textarea')
    for (const [index, { value, isChecked }] of states.entries()) {
      const field = now[index]
      if (field === undefined) continue
      if (field.value !== value) setValue(field, value)
      if (field instanceof HTMLInputElement && field.checked !== isChecked) field.checked = isChecked
    }
    if (focused >= 0 && document.activeElement === document.body) now[focused]?.focus({ preventScroll: true })
  }
}

/** Past React's own setter on the element, so that React takes it for what a visitor does. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
