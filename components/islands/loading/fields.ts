/** Fields that React may reset, or draw again elsewhere: what a visitor has done in them is read before, and put back after. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isChoice = ({ type }: Pick<Field, 'type'>) => type === 'checkbox' || type === 'radio'

/**
 * Reads values, choices, focus and selection.
 * @returns a function that puts them back, also in other elements of the same names. React takes that for a visitor's doing.
 */
export function captureFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input[name], select[name], textarea[name]')].map((field) => ({
    find: finderOf(root, field),
    value: field.value,
    isChecked: 'checked' in field && field.checked
  }))
  const focused = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : undefined
  const findFocused = focused && finderOf(root, focused)
  const selection = focused && selectionOf(focused)
  return () => {
    for (const { find, value, isChecked } of fields) {
      const field = find()
      if (!field) continue
      if (!isChoice(field)) setValue(field, value)
      // A radio loses its choice to another only.
      else if ((field as HTMLInputElement).checked !== isChecked && (isChecked || field.type === 'checkbox'))
        field.click()
    }
    const target = findFocused?.()
    if (!target) return
    if (target !== document.activeElement) target.focus({ preventScroll: true })
    // Set without need, it would end the composing of a word by a phone's keyboard.
    if (selection && String(selectionOf(target)) !== String(selection))
      (target as HTMLInputElement).setSelectionRange(...selection)
  }
}

/**
 * @returns a function that finds the element itself if it is still there, or the one that stands in its place: of the same name and
 *   choice, else of the same kind. React may have added a button before it.
 */
function finderOf<Kind extends HTMLElement>(root: HTMLElement, element: Kind): () => Kind | undefined {
  const { name, type, value } = element as Partial<Field>
  const ofName = name ? `[name="${CSS.escape(name)}"]` : ''
  const ofChoice = name && isChoice({ type: type ?? '' }) ? `[value="${CSS.escape(value ?? '')}"]` : ''
  const ofType = element.localName === 'button' ? `[type="${type}"]` : ''
  const all = () => [...root.querySelectorAll<Kind>(element.localName + ofName + ofChoice + ofType)]
  const index = all().indexOf(element)
  return () => (element.isConnected ? element : all()[index])
}

/** Undefined for what has no selection, such as an e-mail address. */
function selectionOf(element: HTMLElement) {
  const { selectionStart, selectionEnd, selectionDirection } = element as HTMLInputElement
  if (typeof selectionStart !== 'number') return undefined
  return [selectionStart, selectionEnd, selectionDirection ?? undefined] as const
}

/** Calls the setter of the browser past React's own, so that React takes the change for a visitor's. */
function setValue(field: Field, value: string): void {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
