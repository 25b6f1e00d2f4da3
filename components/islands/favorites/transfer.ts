import { categoryNames } from '@/content/schemas/names'
import { linkTo } from '@/lib/links'
import { copyText } from '../browser/clipboard'
import { type Favorite, readFavorites, writeFavorites } from './favorites'
import { idsIn, toFragment, toText, withAdded } from './link'

const NOTHING = 'None of the lines of this link is on the site.'
const UNREACHABLE = 'The lines could not be read. Check your connection, then load this page again.'

/** The buttons that take the favorites along: as text, as a link, as cards on paper. */
export function startTaking(page: HTMLElement): void {
  const message = page.querySelector('[data-taken]') as HTMLElement
  const withNotes = page.querySelector<HTMLInputElement>('[data-with-notes]')
  const link = page.querySelector('[data-link]') as HTMLInputElement
  const take: Record<string, (favorites: Favorite[]) => unknown> = {
    copy: (favorites) => {
      const listed = withNotes?.checked ? favorites : favorites.map(({ note: _, ...favorite }) => favorite)
      return copyText(toText(listed), 'Your favorites copied to clipboard.')
    },
    print: () => window.print(),
    link: (favorites) => {
      const own = favorites.filter(({ id }) => id === '').length
      if (own > 0) message.textContent = 'Lines of your own are not in a link: copy them as text.'
      if (own === favorites.length) return
      link.value = location.origin + linkTo('/favorites') + toFragment(favorites)
      const field = link.closest('[hidden]')
      if (field instanceof HTMLElement) field.hidden = false
      return copyText(link.value, 'Link copied to clipboard.')
    }
  }
  for (const button of page.querySelectorAll<HTMLElement>('[data-take]')) {
    button.addEventListener('click', () => {
      message.textContent = ''
      void take[button.dataset.take ?? '']?.(readFavorites())
    })
  }
  link.addEventListener('focus', () => link.select())
}

/** Shows the affirmations of the link that led here, and adds them only if the visitor says so. */
export function startOffer(page: HTMLElement): void {
  const offer = page.querySelector('[data-offer]') as HTMLElement
  const words = offer.querySelector('[data-offer-words]') as HTMLElement
  const list = offer.querySelector('ul') as HTMLElement
  const buttons = offer.querySelector('[data-offer-buttons]') as HTMLElement
  let offered: Favorite[] = []

  const say = (sentence: string, favorites: Favorite[] = []) => {
    words.textContent = sentence
    list.replaceChildren(...favorites.map(itemOf))
    buttons.hidden = favorites.length === 0
    offer.hidden = false
    words.focus()
  }
  const leave = (sentence: string) => {
    // Neither loading again nor a bookmark brings the lines once more.
    history.replaceState(null, '', location.pathname)
    say(sentence)
  }
  const show = async () => {
    const ids = idsIn(location.hash)
    if (!ids) return
    try {
      offered = await published(ids)
      say(offered.length === 0 ? NOTHING : `This link brings ${lines(offered.length)}.`, offered)
    } catch {
      say(UNREACHABLE)
    }
  }
  const add = () => {
    const mine = readFavorites()
    const all = withAdded(mine, offered)
    writeFavorites(all)
    const isOnList = (favorite: Favorite) => all.some(({ id }) => id === favorite.id)
    const left = offered.filter((favorite) => !isOnList(favorite)).length
    leave(
      `${lines(all.length - mine.length)} added.${left > 0 ? ` Your list has no room for ${lines(left)} more.` : ''}`
    )
  }
  offer.querySelector('[data-accept]')?.addEventListener('click', add)
  offer.querySelector('[data-decline]')?.addEventListener('click', () => leave('Nothing was added.'))
  addEventListener('hashchange', show)
  void show()
}

/**
 * Those of the ids that are published, in their order. The whole lists of all categories are requested, so that the server does
 * not hear which affirmations a visitor keeps.
 */
async function published(ids: string[]): Promise<Favorite[]> {
  const all = (await Promise.all(categoryNames.map((name) => listOf(name)))).flat()
  const byId = new Map(all.map((favorite) => [favorite.id, favorite]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function listOf(category: string): Promise<Favorite[]> {
  const list: Favorite[] = []
  let address: string | undefined = linkTo('/api/affirmations/category/[category]', category)
  while (address) {
    const response: Response = await fetch(address)
    if (!response.ok) throw new Error(`${response.status} for ${address}`)
    const page: Favorite[] = await response.json()
    list.push(...page.map(({ id, slug, text }) => ({ id, slug, text, category })))
    // The rest of a long list.
    address = /<([^<>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return list
}

function lines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}

function itemOf({ text }: Favorite): HTMLElement {
  const item = document.createElement('li')
  item.className = 'serif hairline-top py-2 text-lg leading-snug'
  item.textContent = text
  return item
}
