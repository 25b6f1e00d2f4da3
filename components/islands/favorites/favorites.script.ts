/** The script of /favorites, which loads it itself. The page is HTML with templates; this fills in what the browser keeps. */
import { OWN_LINE_LENGTH } from '@/content/favorites'
import { whenParsed } from '../loading/when-ready'
import { MAX_FAVORITES, reasons } from './favorites'
import { startList } from './list'
import { type ShownFavorites, showFavorites } from './shown-favorites'
import { startBringing, startTaking } from './transfer'

function start(): void {
  const page = document.querySelector<HTMLElement>('[data-favorites-page]')
  if (!page) return
  const part = (selector: string) => page.querySelector(selector) as HTMLElement
  const status = part('[data-said]')
  const showList = startList(page, (message) => {
    status.textContent = message
  })
  const favorites = showFavorites((shown) => {
    showList(shown)
    const { length } = shown.all()
    part('[data-empty]').hidden = length > 0
    for (const some of page.querySelectorAll<HTMLElement>('[data-some]')) some.hidden = length === 0
    part('[data-not-kept]').hidden = shown.isKept()
    part('[data-count]').textContent = length === 1 ? '1 line' : `${length} lines`
  })
  startOwnLine(part('[data-own-form]') as HTMLFormElement, favorites)
  startTaking(page, favorites)
  startBringing(page, favorites)
  document.querySelector('[data-without-scripts]')?.remove()
  page.hidden = false
}

function startOwnLine(form: HTMLFormElement, favorites: ShownFavorites): void {
  const field = form.querySelector('textarea') as HTMLTextAreaElement
  const message = form.querySelector('[role=status]') as HTMLElement
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.replace(/\s+/g, ' ').trim()
    const all = favorites.all()
    const isKnown = all.some((favorite) => favorite.text === text)
    if (text === '') {
      message.textContent = 'Write your line first.'
      field.focus()
      return
    }
    if (isKnown) message.textContent = 'This line is here already.'
    else if (all.length >= MAX_FAVORITES) message.textContent = reasons.full
    else if (text.length > OWN_LINE_LENGTH) message.textContent = `A line has ${OWN_LINE_LENGTH} characters at most.`
    else {
      favorites.change([{ slug: '', text }, ...all])
      field.value = ''
      message.textContent = 'Added at the top of your list.'
    }
  })
}

whenParsed(start)
