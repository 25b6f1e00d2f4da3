import { linkTo } from '@/lib/links'
import { cleanNote } from './codec'
import { type Favorite, keyOf } from './favorites'
import { showRows, withRemovedInPlace } from './row-order'
import type { ShownFavorites } from './shown-favorites'

/** The print size of a text by its number of characters, so that all of it is on its card. */
const SIZES = [
  { upTo: 100, size: 'large' },
  { upTo: 220, size: 'middle' },
  { upTo: Number.POSITIVE_INFINITY, size: 'small' }
]

/**
 * The list on the page: moved, noted, removed and brought back by the buttons of its rows. Rows stay the same elements as
 * long as their favorite does, so that focus and half-written notes survive every change.
 * @param say announces what has happened
 * @returns a function that shows the favorites
 */
export function startList(page: HTMLElement, say: (message: string) => void): (favorites: ShownFavorites) => void {
  const list = page.querySelector('ol') as HTMLOListElement
  const rows = new Map<string, HTMLElement>()
  /** Those that were taken off the list on this page, with the rows that bring them back. */
  const removed = new Map<string, { favorite: Favorite; row: HTMLElement }>()
  /** The keys of all rows, those of removed favorites among them. */
  let order: string[] = []
  /** The note that the visitor is writing, until it is kept. */
  let unwritten: { key: string; field: HTMLTextAreaElement } | undefined
  let shown: ShownFavorites
  const indexOf = (key: string) => shown.all().findIndex((favorite) => keyOf(favorite) === key)

  const move = (key: string, by: -1 | 1) => {
    const all = [...shown.all()]
    const from = indexOf(key)
    const to = from + by
    if (from < 0 || to < 0 || to >= all.length) return
    all.splice(to, 0, ...all.splice(from, 1))
    shown.change(all)
    say(`Moved to ${to + 1} of ${all.length}.`)
  }

  const remove = (key: string) => {
    const favorite = shown.all()[indexOf(key)]
    if (!favorite) return
    const row = newUndoRow(key, favorite)
    removed.set(key, { favorite, row })
    shown.change(shown.all().filter((one) => one !== favorite))
    // The button that was pressed is gone: its place has the one that brings it back.
    row.querySelector('button')?.focus({ preventScroll: true })
    say(`Removed: ${favorite.text}`)
  }

  const bringBack = (key: string, favorite: Favorite) => {
    const all = [...shown.all()]
    const above = order.slice(0, order.indexOf(key)).filter((one) => !removed.has(one))
    all.splice(above.length, 0, favorite)
    removed.delete(key)
    shown.change(all)
    rows.get(key)?.querySelector<HTMLElement>('[data-remove]')?.focus({ preventScroll: true })
    say(`Brought back: ${favorite.text}`)
  }

  const writeNote = () => {
    if (!unwritten) return
    const { key, field } = unwritten
    unwritten = undefined
    const note = cleanNote(field.value)
    const own = shown.all()[indexOf(key)]
    if (!own || (own.note ?? '') === note) return
    shown.change(shown.all().map((one) => (one === own ? { ...own, note: note || undefined } : one)))
    say(note === '' ? 'Note removed.' : 'Note kept.')
  }

  const newRow = (key: string, favorite: Favorite): HTMLElement => {
    const row = copyOf(page, '[data-row]')
    const line = row.querySelector('[data-text]') as HTMLElement
    line.textContent = favorite.text
    row.dataset.size = SIZES.find(({ upTo }) => favorite.text.length <= upTo)?.size
    if (favorite.slug === '') {
      // Such a line has no page that could be shared with it.
      row.dataset.url = linkTo('/')
      row.dataset.shareText = ''
    } else {
      line.replaceWith(newLink(favorite, line.className))
      row.querySelector('[data-own]')?.remove()
    }
    for (const button of row.querySelectorAll('button')) {
      button.dataset.tip = button.ariaLabel ?? ''
      button.ariaLabel += `: ${favorite.text}`
    }
    onClick(row, '[data-up]', () => move(key, -1))
    onClick(row, '[data-down]', () => move(key, 1))
    onClick(row, '[data-remove]', () => remove(key))
    const note = row.querySelector('textarea') as HTMLTextAreaElement
    note.ariaLabel += `: ${favorite.text}`
    const summary = row.querySelector('summary') as HTMLElement
    summary.ariaLabel = `${summary.textContent}: ${favorite.text}`
    note.addEventListener('input', () => {
      if (unwritten?.field !== note) writeNote()
      unwritten = { key, field: note }
    })
    note.addEventListener('change', writeNote)
    return row
  }

  const newUndoRow = (key: string, favorite: Favorite): HTMLElement => {
    const row = copyOf(page, '[data-undo-row]')
    const line = row.querySelector('[data-removed]')
    if (line) line.textContent = `“${favorite.text}”`
    onClick(row, 'button', () => bringBack(key, favorite))
    return row
  }

  // A page that is closed while one writes.
  addEventListener('pagehide', writeNote)

  return (favorites) => {
    shown = favorites
    const all = favorites.all()
    for (const [index, favorite] of all.entries()) {
      const key = keyOf(favorite)
      removed.delete(key)
      const row = rows.get(key) ?? newRow(key, favorite)
      rows.set(key, row)
      showNote(row, favorite.note ?? '', unwritten?.field)
      // They keep the focus at the end of their way.
      setUnavailable(row, '[data-up]', index === 0)
      setUnavailable(row, '[data-down]', index === all.length - 1)
    }
    order = withRemovedInPlace(all.map(keyOf), [...removed.keys()], order)
    showRows(
      list,
      order.map((key) => removed.get(key)?.row ?? (rows.get(key) as HTMLElement))
    )
    list.hidden = order.length === 0
  }
}

function newLink({ slug, text }: Favorite, className: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = linkTo('/affirmation/[id]', slug)
  link.className = className
  link.dataset.text = ''
  link.textContent = text
  return link
}

/** @param writing the field that the visitor is writing in */
function showNote(row: HTMLElement, note: string, writing: Element | undefined): void {
  const field = row.querySelector('textarea') as HTMLTextAreaElement
  if (field !== writing && field.value !== note) field.value = note
  if (note !== '') row.querySelector('details')?.toggleAttribute('open', true)
}

function setUnavailable(row: HTMLElement, button: string, isUnavailable: boolean): void {
  const element = row.querySelector(button) as HTMLElement
  element.ariaDisabled = isUnavailable ? 'true' : null
}

function copyOf(page: HTMLElement, template: string): HTMLElement {
  return page.querySelector(`[data-templates] > ${template}`)?.cloneNode(true) as HTMLElement
}

function onClick(row: HTMLElement, selector: string, act: () => void): void {
  row.querySelector(selector)?.addEventListener('click', act)
}
