import { routes } from '@/lib/routes'
import { notifyError } from '../toasts/notify'
import { type Favorite, onFavoritesChange, readFavorites, reasons, toggleFavorite } from './favorites'

/** The HTML of a row. The texts of a favorite come from storage, so they are inserted as text. */
const ROW =
  '<a class="serif text-lg leading-snug hover:underline"></a>' +
  '<button type="button" class="link min-h-11 text-sm">Remove<span class="sr-only"></span></button>'

/** The Favorite button of an affirmation's page, and the list of favorites on the generator's. */
export function startFavorites(): void {
  startButton()
  startList()
}

function startButton(): void {
  const button = document.querySelector<HTMLElement>('[data-favorite]')
  const text = button?.closest('[data-affirmation]')?.querySelector('[data-text]')?.textContent
  const { favorite: slug, favoriteCategory: category } = button?.dataset ?? {}
  if (!button || !text || !slug) return
  // With the visitor's note, which survives that the button is pressed twice.
  let favorite: Favorite = { slug, text, category }

  keepCurrent(() => {
    const kept = readFavorites().find((one) => one.slug === slug)
    favorite = kept ?? favorite
    button.ariaPressed = String(kept !== undefined)
  })
  button.addEventListener('click', () => {
    const outcome = toggleFavorite(favorite)
    if (outcome !== 'kept') notifyError(reasons[outcome])
  })
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
      if (favorite.slug) link.href = routes.affirmation(favorite.slug)
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
  keepCurrent(() => {
    list.replaceChildren(...readFavorites().map(newRow))
    section.hidden = list.children.length === 0
  })
}

/** Shows the favorites now and after each change, including changes made while the page was in the back/forward cache. */
function keepCurrent(show: () => void): void {
  show()
  onFavoritesChange(show)
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}
