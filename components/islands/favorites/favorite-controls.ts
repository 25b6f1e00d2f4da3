import { linkTo } from '@/lib/links'
import { notifyError } from '../toasts/notify'
import { type Favorite, keyOf, onFavoritesChange, readFavorites, reasons, toggleFavorite } from './favorites'

/** The address of a published affirmation begins with this path. */
const PAGES = linkTo('/affirmation/[id]', '')

/** The number of favorites on the generator's page, the first of the list. */
const SHOWN = 5

/** The Favorite buttons of affirmations, and the list of favorites on the generator's page. */
export function startFavorites(): void {
  startButtons()
  startList()
}

/** One listener serves a list of any length. A button acts on the nearest element with `data-affirmation`. */
function startButtons(): void {
  // Removed favorites, so that a second press restores the visitor's note.
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
  const words = root?.querySelector<HTMLElement>('[data-text]')
  // The attribute has them as the server wrote them: the browser may have translated the page.
  const text = words?.dataset.text || words?.textContent
  if (!root || !words || !text) return undefined
  const address = root.dataset.url ?? words.getAttribute('href') ?? ''
  const {
    affirmation: id = '',
    slug = address.startsWith(PAGES) ? address.slice(PAGES.length) : '',
    category
  } = root.dataset
  return { id, slug, text, category }
}

function startList(): void {
  const section = document.querySelector<HTMLElement>('[data-favorites]')
  const list = section?.querySelector('ul')
  if (!section || !list) return
  const show = () => {
    list.replaceChildren(...readFavorites().slice(0, SHOWN).map(newRow))
    section.hidden = list.children.length === 0
  }
  show()
  onFavoritesChange(show)
}

/** A link to the page of a favorite. A line of one's own has none, and is text. */
function newRow({ slug, text }: Favorite): HTMLElement {
  const row = document.createElement('li')
  row.className = 'hairline-top'
  const line = document.createElement('a')
  line.className = 'serif flex min-h-11 items-center py-2 text-lg leading-snug'
  line.textContent = text
  if (slug) {
    line.href = linkTo('/affirmation/[id]', slug)
    line.classList.add('hover:underline')
  }
  row.append(line)
  return row
}
