/**
 * The script of /favorites, which loads it itself. The page is HTML with hidden rows to copy; this fills in what the browser
 * keeps.
 */
import { OWN_LINE_LENGTH } from '@/content/pages/favorites'
import { whenParsed } from '../loading/when-ready'
import { areFavoritesKept, MAX_FAVORITES, onFavoritesChange, readFavorites, reasons, writeFavorites } from './favorites'
import { startList } from './list'
import { startOffer, startTaking } from './transfer'

function start(): void {
  const page = document.querySelector<HTMLElement>('[data-favorites-page]')
  if (!page) return
  const part = (selector: string) => page.querySelector(selector) as HTMLElement
  const status = part('[data-said]')
  const showList = startList(page, (message) => {
    status.textContent = message
  })
  const show = () => {
    showList()
    const { length } = readFavorites()
    part('[data-empty]').hidden = length > 0
    for (const some of page.querySelectorAll<HTMLElement>('[data-some]')) some.hidden = length === 0
    part('[data-not-kept]').hidden = areFavoritesKept()
    part('[data-count]').textContent = length === 1 ? '1 line' : `${length} lines`
  }
  show()
  onFavoritesChange(show)
  startOwnLine(part('[data-own-form]') as HTMLFormElement)
  startTaking(page)
  startOffer(page)
  document.querySelector('[data-without-scripts]')?.remove()
  page.hidden = false
}

function startOwnLine(form: HTMLFormElement): void {
  const field = form.querySelector('textarea') as HTMLTextAreaElement
  const message = form.querySelector('[role=status]') as HTMLElement
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.replace(/\s+/g, ' ').trim()
    const all = readFavorites()
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
      writeFavorites([{ id: '', slug: '', text }, ...all])
      field.value = ''
      message.textContent = 'Added at the top of your list.'
    }
  })
}

whenParsed(start)
