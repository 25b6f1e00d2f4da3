import { linkTo } from '@/lib/links'
import { notifyError } from '../toasts/notify'
import { type Favorite, keyOf, onFavoritesChange, readFavorites, reasons, toggleFavorite } from './favorites'

/** The address of a published affirmation begins with it. */
const PAGES = linkTo('/affirmation/[id]', '')

/** The HTML of a row. The texts of a favorite come from storage, so they are inserted as text. */
const ROW =
  '<a class="serif text-lg leading-snug hover:underline"></a>' +
  '<button type="button" class="link min-h-11 text-sm">Remove<span class="sr-only"></span></button>'

/** The Favorite buttons of affirmations, and the list of favorites on the generator's page. */
export function startFavorites(): void {
  startButtons()
  startList()
}

/** One listener serves a list of any length. A button acts on the nearest element with `data-affirmation`. */
function startButtons(): void {
  // As they were, with the visitor's note, which survives that a button is pressed twice.
  const removed = new Map<string, Favorite>()
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-action=favorite]')
    const shown = button && favoriteOf(button)
    if (!shown) return
    const key = keyOf(shown)
    const kept = readFavorites().find((one) => keyOf(one) === key)
    const outcome = toggleFavorite(kept ?? removed.get(key) ?? shown)
    if (kept) removed.set(key, kept)
    if (outcome !== 'kept') notifyError(reasons[outcome])
  })
  const show = () => {
    const keys = new Set(readFavorites().map(keyOf))
    for (const button of document.querySelectorAll<HTMLElement>('[data-action=favorite]')) {
      const shown = favoriteOf(button)
      button.ariaPressed = String(shown !== undefined && keys.has(keyOf(shown)))
    }
  }
  show()
  onFavoritesChange(show)
}

/** The affirmation that a button stands by: published if it has a page, else one of the visitor's list by its words alone. */
function favoriteOf(button: HTMLElement): Favorite | undefined {
  const root = button.closest<HTMLElement>('[data-affirmation]')
  const words = root?.querySelector('[data-text]')
  const text = words?.textContent
  if (!root || !text) return undefined
  const address = root.dataset.url ?? words.getAttribute('href') ?? ''
  const { slug = address.startsWith(PAGES) ? address.slice(PAGES.length) : '', category } = root.dataset
  return { slug, text, category }
}

function startList(): void {
  const section = document.querySelector<HTMLElement>('[data-favorites]')
  const list = section?.querySelector('ul')
  if (!section || !list) return

  const newRow = (favorite: Favorite) => {
    const row = document.createElement('li')
    row.className = 'hairline-top flex items-center justify-between gap-4 py-2'
    row.innerHTML = ROW
    const link = row.querySelector('a')
    if (link) {
      // A line of one's own has no page.
      if (favorite.slug) link.href = linkTo('/affirmation/[id]', favorite.slug)
      link.textContent = favorite.text
    }
    const name = row.querySelector('button > span')
    if (name) name.textContent = ` “${favorite.text}”`
    row.querySelector('button')?.addEventListener('click', () => remove(favorite, row))
    return row
  }
  /** Removes a row and moves the focus to the next row, to the heading, or after the last row to the page. */
  const remove = (favorite: Favorite, row: Element) => {
    const index = [...list.children].indexOf(row)
    if (toggleFavorite(favorite) !== 'kept') return
    const next = list.children[index]?.querySelector('button') ?? section.querySelector('h2')
    const place = list.children.length > 0 ? next : document.getElementById('main')
    place?.focus({ preventScroll: true })
  }
  const show = () => {
    list.replaceChildren(...readFavorites().map(newRow))
    section.hidden = list.children.length === 0
  }
  show()
  onFavoritesChange(show)
}
