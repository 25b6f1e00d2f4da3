import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates an island where the server has rendered it. The form is not replaced, so what was typed, the focus, the selection, an
 * open list and the keyboard of a phone stay as they are.
 */
export function hydrateIsland(root: HTMLElement, Island: ComponentType): void {
  const props = JSON.parse(root.dataset.props ?? '{}')
  const restore = rememberForm(root)
  flushSync(() => hydrateRoot(root, createElement(Island, props)))
  // A form that was submitted early is submitted again right after this, with what is restored.
  flushSync(restore)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** @returns a function that restores what React has reset to the values of the server, or has had to render again */
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

/** Calls the setter of the browser past React's own, so that React takes the change for a visitor's. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
