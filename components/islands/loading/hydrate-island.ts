import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates an island where the server has rendered it. The form is not replaced, so what was typed, the focus, the selection, an
 * open list and the keyboard of a phone stay as they are.
 */
export function hydrateIsland(root: HTMLElement, Island: ComponentType): void {
  const props = JSON.parse(root.dataset.props ?? '{}')
  const texts = [...root.querySelectorAll('textarea')].map((field) => ({ field, value: field.value }))
  flushSync(() => hydrateRoot(root, createElement(Island, props)))
  // React resets only these fields, if the server has filled them in. A form that was submitted early is submitted right after this.
  flushSync(() => {
    for (const { field, value } of texts) if (field.value !== value) setValue(field, value)
  })
}

/** Calls the setter of the browser past React's own, so that React takes the change for a visitor's. */
function setValue(field: HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
