/** The script of the home page: the date and 'Generate New' on the card of today's affirmation. */

import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { linkTo, squareImage } from '@/lib/links'
import { request } from '../browser/request'
import { announceFavorites } from '../favorites/favorites'
import { loadModule } from '../loading/load-module'

interface DrawnAffirmation {
  id: string
  slug: string
  text: string
  category: string
}

type DeckModule = typeof import('../deck/deck.script')

const SKELETON =
  '<p class="max-w-4xl space-y-3 py-2"><span class="sr-only">Loading a new affirmation</span>' +
  '<span class="skeleton block h-[clamp(2rem,5vw,4rem)] w-full"></span>' +
  '<span class="skeleton block h-[clamp(2rem,5vw,4rem)] w-2/3"></span></p>'

/** The page has the UTC day; the visitor may still, or already, have another. */
function showOwnDay(time: HTMLTimeElement): void {
  const now = new Date()
  // Sweden writes dates as ISO 8601 does.
  const day = now.toLocaleDateString('sv-SE')
  if (time.dateTime === day) return
  time.dateTime = day
  time.textContent = now.toLocaleDateString('en-US', { dateStyle: 'full' })
}

function start(): void {
  const time = document.querySelector<HTMLTimeElement>('[data-daily-card] time')
  if (time) showOwnDay(time)
  const card = document.querySelector<HTMLElement>('[data-daily-card]')
  const button = card?.querySelector<HTMLElement>('[data-generate]')
  const region = card?.querySelector<HTMLElement>('[aria-live]')
  if (!card || !button || !region) return
  const actions = card.querySelectorAll<HTMLElement>('.action-bar button')
  const { api = '', fallback = '' } = card.dataset
  const categories: Record<string, string> = JSON.parse(card.dataset.categories ?? '{}')
  let shownId = card.dataset.affirmation || undefined
  let isLoading = false
  const ask = (query = '') => request<DrawnAffirmation>('GET', api + query)
  // Read the response that the page preloads, so that the first 'Generate New' needs no request.
  let ahead: Promise<DrawnAffirmation | undefined> | undefined = ask().catch(() => undefined)

  const setLoading = (loading: boolean) => {
    isLoading = loading
    button.ariaDisabled = loading ? 'true' : null
    button.querySelector('svg')?.classList.toggle('animate-spin', loading)
    region.ariaBusy = String(loading)
    // There is nothing to copy, share or keep meanwhile.
    for (const action of actions) action.ariaDisabled = loading ? 'true' : null
    if (loading) region.innerHTML = SKELETON
  }

  const fresh = async () => {
    const preloaded = await ahead
    ahead = undefined
    if (preloaded && preloaded.id !== shownId) return preloaded
    return ask(shownId === undefined ? '' : `?not=${encodeURIComponent(shownId)}`)
  }

  /** An affirmation may come again sooner without the deck: nothing else is lost. */
  const next = async () => {
    const deck = await loadModule<DeckModule>(card.dataset.deck ?? '').catch(() => undefined)
    const drawn = deck ? deck.draw<DrawnAffirmation>({ categories: [], shown: shownId }, fresh) : fresh()
    return drawn.catch(() => undefined)
  }

  const show = (affirmation: DrawnAffirmation | undefined) => {
    const text = affirmation?.text ?? fallback
    shownId = affirmation?.id
    card.dataset.affirmation = affirmation?.id ?? ''
    card.dataset.url = affirmation ? linkTo('/affirmation/[id]', affirmation.slug) : linkTo('/')
    card.dataset.category = affirmation?.category ?? ''
    card.querySelector('time')?.remove()
    const sky = card.closest('.sky')
    if (affirmation)
      for (const name of Object.keys(categories)) sky?.classList.toggle(`sky-${name}`, name === affirmation.category)
    const label = card.querySelector<HTMLElement>('[data-label]')
    if (label) label.textContent = affirmation ? (categories[affirmation.category] ?? '') : ''
    const image = card.querySelector<HTMLAnchorElement>('[data-image]')
    if (image) {
      image.hidden = !affirmation
      if (affirmation) image.href = squareImage(affirmation.slug)
    }
    const words = document.createElement('p')
    words.className = `serif ${affirmationSize(text)} fade-in`
    words.dataset.text = text
    words.textContent = text
    region.replaceChildren(words)
    announceFavorites()
  }

  /** The button stays under the finger: a shorter affirmation leaves its room, a longer one grows upward, out of the window. */
  const keepInPlace = (change: () => void) => {
    const { top } = button.getBoundingClientRect()
    region.style.minHeight = `${region.offsetHeight}px`
    change()
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
  }

  button.addEventListener('click', async () => {
    if (isLoading) return
    keepInPlace(() => setLoading(true))
    const affirmation = await next()
    keepInPlace(() => {
      setLoading(false)
      show(affirmation)
    })
  })
}

start()
