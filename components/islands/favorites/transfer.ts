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

/** A file or a link that is brought in on this page, and the link that led here. */
export function startBringing(page: HTMLElement): void {
  const message = page.querySelector('[data-brought]') as HTMLElement
  const file = page.querySelector('[data-file]') as HTMLInputElement
  const form = page.querySelector('[data-link-form]') as HTMLFormElement
  const field = form.querySelector('input') as HTMLInputElement

  const add = ({ favorites: incoming, unreadable }: Incoming) => {
    const merged = mergeFavorites(readFavorites(), incoming)
    writeFavorites(merged.list)
    return describeMerge(merged, unreadable)
  }
  const bring = async (read: () => Promise<Incoming>, input: HTMLInputElement) => {
    message.textContent = ''
    input.removeAttribute('aria-invalid')
    try {
      message.textContent = add(await read())
      input.value = ''
    } catch (error) {
      if (!(error instanceof UnreadableFavorites)) throw error
      message.textContent = error.message
      input.ariaInvalid = 'true'
    }
  }

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (chosen) void bring(() => chosen.slice(0, FILE_LIMIT).text().then(fromJson), file)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const [, fragment = ''] = field.value.trim().split('#')
    void bring(() => fromFragment(fragment), field)
  })
  startOffer(page, add)
}

/** Somebody may have sent the link that led here: its lines are shown, and added only when the visitor says so. */
function startOffer(page: HTMLElement, add: (incoming: Incoming) => string): void {
  const offer = page.querySelector('[data-offer]') as HTMLElement
  const words = offer.querySelector('[data-offer-words]') as HTMLElement
  const list = offer.querySelector('ul') as HTMLElement
  const buttons = offer.querySelector('[data-offer-buttons]') as HTMLElement
  let incoming: Incoming | undefined

  const show = async () => {
    if (!isFragment(location.hash)) return
    incoming = undefined
    list.replaceChildren()
    try {
      incoming = await fromFragment(location.hash)
      const { length } = incoming.favorites
      words.textContent = length === 1 ? 'This link brings one line.' : `This link brings ${length} lines.`
      list.replaceChildren(...incoming.favorites.map(itemOf))
    } catch (error) {
      if (!(error instanceof UnreadableFavorites)) throw error
      words.textContent = error.message
    }
    buttons.hidden = !incoming?.favorites.length
    offer.hidden = false
  }
  const leave = (said: string) => {
    // Neither loading again nor a bookmark brings the lines once more.
    history.replaceState(null, '', location.pathname)
    words.textContent = said
    list.replaceChildren()
    buttons.hidden = true
    words.focus({ preventScroll: true })
  }
  offer.querySelector('[data-accept]')?.addEventListener('click', () => incoming && leave(add(incoming)))
  offer.querySelector('[data-decline]')?.addEventListener('click', () => leave('Nothing was added.'))
  addEventListener('hashchange', () => void show())
  void show()
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
