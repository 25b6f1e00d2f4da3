import { NOTE_LENGTH } from '@/content/pages/favorites'
import { skyScene } from '@/lib/images/sky-scene'
import { linkTo, squareImage } from '@/lib/links'
import { showSky } from '../practice/stage'
import { type Favorite, keyOf, readFavorites, writeFavorites } from './favorites'

/** The number of cards that have been drawn. */
let copies = 0
/** By how many degrees the hues of two skies of a category may differ at most. */
const TURN = 56

/** The print size of a text by its number of characters, so that all of it is on its card. */
const SIZES = [
  { upTo: 48, size: 'short' },
  { upTo: 100, size: 'large' },
  { upTo: 220, size: 'middle' },
  { upTo: Number.POSITIVE_INFINITY, size: 'small' }
]

/**
 * The list on the page: moved, noted, removed and brought back by the buttons of its rows. The order of the rows is that of the
 * favorites. A row stays the same element as long as its favorite is there.
 * @param say announces what has happened
 * @returns a function that shows the favorites
 */
export function startList(page: HTMLElement, say: (message: string) => void): () => void {
  const list = page.querySelector('ol') as HTMLOListElement
  const favorites = new WeakMap<Element, Favorite>()
  /** The rows, by the keys of their favorites. */
  const rows = new Map<string, HTMLElement>()
  const favoriteOf = (row: Element) => favorites.get(row) as Favorite
  const listed = () => [...list.children].filter((row) => favorites.has(row))
  const save = () => writeFavorites(listed().map(favoriteOf))

  const move = (row: HTMLElement, by: -1 | 1) => {
    const all = listed()
    const to = all.indexOf(row) + by
    const neighbor = all[to]
    if (!neighbor) return
    // The neighbor moves, since an element that is moved loses the focus.
    if (by < 0) row.after(neighbor)
    else row.before(neighbor)
    save()
    say(`Moved to ${to + 1} of ${all.length}.`)
  }

  const remove = (row: HTMLElement) => {
    const { text } = favoriteOf(row)
    const undoRow = copyOf(page, '[data-undo-row]')
    const words = undoRow.querySelector('[data-removed]')
    if (words) words.textContent = `“${text}”`
    onClick(undoRow, 'button', () => {
      undoRow.replaceWith(row)
      save()
      row.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
      say(`Brought back: ${text}`)
    })
    row.querySelector('details')?.removeAttribute('open')
    row.replaceWith(undoRow)
    save()
    // The button that was pressed is gone: its place has the one that brings it back.
    undoRow.querySelector('button')?.focus({ preventScroll: true })
    say(`Removed: ${text}`)
  }

  const setNote = (row: HTMLElement, note: string) => {
    favorites.set(row, { ...favoriteOf(row), note: note || undefined })
    save()
  }

  const newRow = (favorite: Favorite): HTMLElement => {
    const row = copyOf(page, '[data-row]')
    const line = row.querySelector('[data-text]') as HTMLElement
    line.textContent = favorite.text
    row.dataset.size = SIZES.find(({ upTo }) => favorite.text.length <= upTo)?.size
    paint(row, favorite)
    const picture = row.querySelector('[data-picture]') as HTMLAnchorElement
    if (favorite.slug === '') {
      // Such a line has no page that could be shared with it, and no picture.
      row.dataset.url = linkTo('/')
      row.dataset.shareText = ''
      picture.remove()
    } else {
      line.replaceWith(newLink(favorite, line.className))
      row.querySelector('[data-own]')?.remove()
      picture.href = squareImage(favorite.slug)
      picture.download = `${favorite.slug}-square.png`
    }
    const practice = row.querySelector('[data-practice]') as HTMLAnchorElement
    practice.href += `#from=${encodeURIComponent(keyOf(favorite))}`
    for (const tool of row.querySelectorAll<HTMLElement>('.favorite-tool, summary, textarea')) {
      tool.ariaLabel = `${tool.ariaLabel ?? tool.textContent}: ${favorite.text}`
    }
    onClick(row, '[data-up]', () => move(row, -1))
    onClick(row, '[data-down]', () => move(row, 1))
    onClick(row, '[data-remove]', () => remove(row))
    const note = row.querySelector('textarea') as HTMLTextAreaElement
    onClick(row, '[data-note]', () => {
      showField(row)
      note.focus()
    })
    // A half-written note is stored as it is, since its page may be closed.
    note.addEventListener('input', () => setNote(row, note.value))
    note.addEventListener('change', () => {
      setNote(row, cleanNote(note.value))
      say(note.value === '' ? 'Note removed.' : 'Note kept.')
    })
    return row
  }

  const rowOf = (favorite: Favorite): HTMLElement => {
    const key = keyOf(favorite)
    const row = rows.get(key) ?? newRow(favorite)
    rows.set(key, row)
    favorites.set(row, favorite)
    showNote(row, favorite.note ?? '')
    return row
  }

  return () => {
    const focused = document.activeElement as HTMLElement | null
    const wanted = readFavorites().map(rowOf)
    for (const row of listed()) if (!wanted.includes(row as HTMLElement)) row.remove()
    let next = list.firstElementChild
    for (const [index, row] of wanted.entries()) {
      // Rows of removed favorites stay where they are.
      while (next && !favorites.has(next)) next = next.nextElementSibling
      if (next === row) next = row.nextElementSibling
      else list.insertBefore(row, next)
      // They keep the focus at the end of their way.
      setUnavailable(row, '[data-up]', index === 0)
      setUnavailable(row, '[data-down]', index === wanted.length - 1)
    }
    list.hidden = list.children.length === 0
    focused?.focus({ preventScroll: true })
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

function showNote(row: HTMLElement, note: string): void {
  const field = row.querySelector('textarea') as HTMLTextAreaElement
  if (field.value !== note) field.value = note
  if (note !== '') showField(row)
}

function showField(row: HTMLElement): void {
  const field = row.querySelector<HTMLElement>('[data-note-field]')
  if (field) field.hidden = false
}

/** Draws the sky of a favorite. The gradients of a drawing have names, which are those of the page: each copy needs its own. */
function paint(row: HTMLElement, favorite: Favorite): void {
  const sky = row.querySelector('.favorite-sky') as HTMLElement
  copies += 1
  for (const drawing of sky.querySelectorAll('svg')) {
    drawing.innerHTML = drawing.innerHTML.replaceAll('-favorite', `-favorite-${copies}`)
  }
  const id = keyOf(favorite)
  const scene = skyScene(id)
  // The light keeps to the right of what stands at the foot of the card.
  showSky(sky, { ...favorite, id }, copies, { ...scene, sunX: 0.5 + scene.sunX / 3 })
  // Lines of one category are at other minutes of its hour.
  sky.style.setProperty('--turn', `${Math.round((scene.slope - 0.5) * TURN)}`)
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

/** A note as it is kept: of bounded length, without characters that cannot be seen. */
function cleanNote(note: string): string {
  const visible = note.toWellFormed().replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
  return visible.slice(0, NOTE_LENGTH).toWellFormed().trim()
}
