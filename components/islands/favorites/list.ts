import { routes } from '@/lib/routes'
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
  const undoRows = new Map<string, HTMLElement>()
  /** Those that were taken off the list on this page. */
  const removed = new Map<string, Favorite>()
  /** The keys of all rows, those of removed favorites among them. */
  let order: string[] = []
  /** The note that the visitor is writing, until it is kept. */
  let unwritten: { favorite: Favorite; field: HTMLTextAreaElement } | undefined
  let shown: ShownFavorites

  const move = (favorite: Favorite, by: -1 | 1) => {
    const all = [...shown.all()]
    const from = indexOf(all, favorite)
    const to = from + by
    if (from < 0 || to < 0 || to >= all.length) return
    all.splice(to, 0, ...all.splice(from, 1))
    shown.change(all)
    say(`Moved to ${to + 1} of ${all.length}.`)
  }

  const remove = (favorite: Favorite) => {
    const all = [...shown.all()]
    const index = indexOf(all, favorite)
    const [own] = all.splice(index, index < 0 ? 0 : 1)
    if (!own) return
    const key = keyOf(favorite)
    removed.set(key, own)
    shown.change(all)
    // The button that was pressed is gone: its place has the one that brings it back.
    undoRows.get(key)?.querySelector('button')?.focus({ preventScroll: true })
    say(`Removed: ${own.text}`)
  }

  const bringBack = (key: string) => {
    const favorite = removed.get(key) as Favorite
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
    const { favorite, field } = unwritten
    unwritten = undefined
    const note = cleanNote(field.value)
    const own = shown.all()[indexOf(shown.all(), favorite)]
    if (!own || (own.note ?? '') === note) return
    shown.change(shown.all().map((one) => (one === own ? { ...own, note: note || undefined } : one)))
    say(note === '' ? 'Note removed.' : 'Note kept.')
  }

  const newRow = (favorite: Favorite): HTMLElement => {
    const row = copyOf(page, '[data-row]')
    const line = row.querySelector('[data-text]') as HTMLElement
    line.textContent = favorite.text
    row.dataset.size = SIZES.find(({ upTo }) => favorite.text.length <= upTo)?.size
    if (favorite.slug === '') {
      // Such a line has no page that could be shared with it.
      row.dataset.url = routes.home()
      row.dataset.shareText = ''
    } else {
      line.replaceWith(linkTo(favorite, line.className))
      row.querySelector('[data-own]')?.remove()
    }
    for (const button of row.querySelectorAll('button')) {
      button.dataset.tip = button.ariaLabel ?? ''
      button.ariaLabel += `: ${favorite.text}`
    }
    on(row, '[data-up]', 'click', () => move(favorite, -1))
    on(row, '[data-down]', 'click', () => move(favorite, 1))
    on(row, '[data-remove]', 'click', () => remove(favorite))
    const note = row.querySelector('textarea') as HTMLTextAreaElement
    note.ariaLabel += `: ${favorite.text}`
    const summary = row.querySelector('summary') as HTMLElement
    summary.ariaLabel = `${summary.textContent}: ${favorite.text}`
    note.addEventListener('input', () => {
      if (unwritten?.field !== note) writeNote()
      unwritten = { favorite, field: note }
    })
    note.addEventListener('change', writeNote)
    return row
  }

  const newUndoRow = (key: string, { text }: Favorite): HTMLElement => {
    const row = copyOf(page, '[data-undo-row]')
    const line = row.querySelector('[data-removed]')
    if (line) line.textContent = `“${text}”`
    on(row, 'button', 'click', () => bringBack(key))
    return row
  }

  // A page that is closed while one writes.
  addEventListener('pagehide', writeNote)

  return (favorites) => {
    shown = favorites
    const all = favorites.all()
    const elements = new Map<string, HTMLElement>()
    for (const [index, favorite] of all.entries()) {
      const key = keyOf(favorite)
      removed.delete(key)
      const row = remembered(rows, key, () => newRow(favorite))
      update(row, favorite, { index, count: all.length, writing: unwritten?.field })
      elements.set(key, row)
    }
    for (const [key, favorite] of removed) {
      elements.set(
        key,
        remembered(undoRows, key, () => newUndoRow(key, favorite))
      )
    }
    order = withRemovedInPlace(all.map(keyOf), [...removed.keys()], order)
    showRows(
      list,
      order.map((key) => elements.get(key) as HTMLElement)
    )
    list.hidden = order.length === 0
  }
}

function linkTo({ slug, text }: Favorite, className: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = routes.affirmation(slug)
  link.className = className
  link.dataset.text = ''
  link.textContent = text
  return link
}

interface Place {
  index: number
  count: number
  /** The field that the visitor is writing in. */
  writing: Element | undefined
}

function update(row: HTMLElement, { note = '' }: Favorite, { index, count, writing }: Place): void {
  const field = row.querySelector('textarea') as HTMLTextAreaElement
  if (field !== writing && field.value !== note) field.value = note
  const fold = row.querySelector('details') as HTMLDetailsElement
  if (note !== '') fold.open = true
  // They keep the focus at the end of their way.
  setUnavailable(row.querySelector('[data-up]'), index === 0)
  setUnavailable(row.querySelector('[data-down]'), index === count - 1)
}

function setUnavailable(button: Element | null, isUnavailable: boolean): void {
  if (isUnavailable) button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
}

function remembered(rows: Map<string, HTMLElement>, key: string, create: () => HTMLElement): HTMLElement {
  const row = rows.get(key) ?? create()
  rows.set(key, row)
  return row
}

function copyOf(page: HTMLElement, template: string): HTMLElement {
  return page.querySelector(`[data-templates] > ${template}`)?.cloneNode(true) as HTMLElement
}

function indexOf(list: readonly Favorite[], favorite: Favorite): number {
  return list.findIndex((one) => keyOf(one) === keyOf(favorite))
}

function on(row: HTMLElement, selector: string, event: 'click', act: () => void): void {
  row.querySelector(selector)?.addEventListener(event, act)
}
