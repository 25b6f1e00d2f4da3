import { linkTo } from '@/lib/links'
import { copyText } from '../browser/clipboard'
import { download } from '../browser/download'
import {
  fromFragment,
  fromJson,
  type Incoming,
  isFragment,
  LONG_LINK,
  SIZE_LIMIT,
  toFragment,
  toJson,
  toText,
  UnreadableFavorites
} from './codec'
import { type Favorite, readFavorites, writeFavorites } from './favorites'
import { describeMerge, mergeFavorites } from './merge'

/** So many bytes are read of a file, of which a character has three at most: enough to see that it is too large. */
const FILE_LIMIT = 3 * SIZE_LIMIT + 3

/** The buttons that take the favorites along: as text, as a file, as a link, as cards on paper. */
export function startTaking(page: HTMLElement): void {
  const message = page.querySelector('[data-taken]') as HTMLElement
  const withNotes = page.querySelector<HTMLInputElement>('[data-with-notes]')
  const link = page.querySelector('[data-link]') as HTMLInputElement
  const listed = () => {
    const favorites = readFavorites()
    return withNotes?.checked === false ? favorites.map(({ note: _, ...favorite }) => favorite) : favorites
  }

  const take: Record<string, () => unknown> = {
    copy: () => copyText(toText(listed()), 'Your favorites copied to clipboard.'),
    text: () => download('favorites.txt', 'text/plain', `${toText(listed())}\n`),
    json: () => download('favorites.json', 'application/json', toJson(listed())),
    print: () => window.print(),
    link: async () => {
      const address = `${location.origin}${linkTo('/favorites')}#${await toFragment(listed())}`
      link.value = address
      const field = link.closest('[hidden]')
      if (field instanceof HTMLElement) field.hidden = false
      message.textContent =
        address.length > LONG_LINK
          ? `This link has ${address.length.toLocaleString('en-US')} characters, and some apps cut long links. A file is safer.`
          : 'Whoever has this link sees these lines.'
      await copyText(address, 'Link copied to clipboard.')
    }
  }
  for (const button of page.querySelectorAll<HTMLElement>('[data-take]')) {
    button.addEventListener('click', () => {
      message.textContent = ''
      if (readFavorites().length === 0) message.textContent = 'There is nothing to take along yet.'
      else void take[button.dataset.take ?? '']?.()
    })
  }
  link.addEventListener('focus', () => link.select())
}

/** Favorites from a file, or from the link that led here, are shown first, and added only if the visitor says so. */
export function startBringing(page: HTMLElement): void {
  const file = page.querySelector('[data-file]') as HTMLInputElement
  const offer = page.querySelector('[data-offer]') as HTMLElement
  const words = offer.querySelector('[data-offer-words]') as HTMLElement
  const list = offer.querySelector('ul') as HTMLElement
  const buttons = offer.querySelector('[data-offer-buttons]') as HTMLElement
  let incoming: Incoming = { favorites: [], unreadable: 0 }

  const say = (sentence: string, favorites: Favorite[] = []) => {
    words.textContent = sentence
    list.replaceChildren(...favorites.map(itemOf))
    buttons.hidden = favorites.length === 0
    offer.hidden = false
    words.focus()
  }
  const show = async (source: 'file' | 'link', reading: Promise<Incoming>) => {
    try {
      incoming = await reading
      const { length } = incoming.favorites
      say(`This ${source} brings ${length === 1 ? 'one line' : `${length} lines`}.`, incoming.favorites)
    } catch (error) {
      if (!(error instanceof UnreadableFavorites)) throw error
      say(error.message)
    }
  }
  const leave = (sentence: string) => {
    // Neither loading again nor a bookmark brings the lines once more.
    history.replaceState(null, '', location.pathname)
    say(sentence)
  }
  const add = () => {
    const merged = mergeFavorites(readFavorites(), incoming.favorites)
    writeFavorites(merged.list)
    leave(describeMerge(merged, incoming.unreadable))
  }
  const showLink = () => {
    if (isFragment(location.hash)) void show('link', fromFragment(location.hash))
  }

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (chosen) void show('file', chosen.slice(0, FILE_LIMIT).text().then(fromJson))
    // The same file may be chosen again.
    file.value = ''
  })
  offer.querySelector('[data-accept]')?.addEventListener('click', add)
  offer.querySelector('[data-decline]')?.addEventListener('click', () => leave('Nothing was added.'))
  addEventListener('hashchange', showLink)
  showLink()
}

function itemOf({ text, note }: Favorite): HTMLElement {
  const item = document.createElement('li')
  item.className = 'serif hairline-top py-2 text-lg leading-snug'
  item.textContent = text
  if (note) {
    const beside = document.createElement('p')
    beside.className = 'whitespace-pre-line font-sans text-sm text-soft'
    beside.textContent = note
    item.append(beside)
  }
  return item
}
