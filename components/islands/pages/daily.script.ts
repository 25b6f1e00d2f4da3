/** The script of 'Generate New' on the card of today's affirmation, on the home page. */
import { request } from '../browser/request'
import { loadModule } from '../loading/load-module'
import { type ShownAffirmation, showOnCard } from './daily-card'

type DeckModule = typeof import('../deck/deck.script')

const SKELETON =
  '<p class="max-w-4xl space-y-3 py-2"><span class="sr-only">Loading a new affirmation</span>' +
  '<span class="skeleton block h-[clamp(2rem,5vw,4rem)] w-full"></span>' +
  '<span class="skeleton block h-[clamp(2rem,5vw,4rem)] w-2/3"></span></p>'

/** Pixels between the header and what is scrolled to. */
const MARGIN = 8

function start(): void {
  const card = document.querySelector<HTMLElement>('[data-daily-card]')
  const button = card?.querySelector<HTMLElement>('[data-generate]')
  const region = card?.querySelector<HTMLElement>('[aria-live]')
  if (!card || !button || !region) return
  const actions = card.querySelectorAll<HTMLElement>('.action-bar button')
  const { api = '' } = card.dataset
  const shownId = () => card.dataset.affirmation || undefined
  let isLoading = false
  const ask = (query = '') => request<ShownAffirmation>('GET', api + query)
  // Read the response that the page preloads, so that the first 'Generate New' needs no request.
  let ahead: Promise<ShownAffirmation | undefined> | undefined = ask().catch(() => undefined)

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
    if (preloaded && preloaded.id !== shownId()) return preloaded
    const not = shownId()
    return ask(not === undefined ? '' : `?not=${encodeURIComponent(not)}`)
  }

  /** An affirmation may come again sooner without the deck: nothing else is lost. */
  const next = async () => {
    const deck = await loadModule<DeckModule>(card.dataset.deck ?? '').catch(() => undefined)
    const drawn = deck ? deck.draw<ShownAffirmation>({ categories: [], shown: shownId() }, fresh) : fresh()
    return drawn.catch(() => undefined)
  }

  const show = (affirmation: ShownAffirmation | undefined) => {
    card.querySelector('[data-date]')?.remove()
    const heading = card.querySelector('h2')
    if (heading) heading.textContent = card.dataset.another ?? ''
    showOnCard(card, affirmation, 'fade-in')
    // Each line has its own place for the sun, near that of the hour.
    let sum = 0
    for (const letter of affirmation?.text ?? '') sum += letter.charCodeAt(0)
    card.closest<HTMLElement>('.sky')?.style.setProperty('--aside', `${(sum % 13) - 6}%`)
  }

  const scroll = (top: number) => scrollBy({ top, behavior: 'instant' })
  /**
   * The button stays under the finger: a shorter affirmation leaves its room, a longer one grows upward; but not out of the window,
   * which is low if the phone lies on its side.
   */
  const keepInPlace = (change: () => void) => {
    const { top } = button.getBoundingClientRect()
    region.style.minHeight = `${region.offsetHeight}px`
    change()
    scroll(button.getBoundingClientRect().top - top)
    const covered = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
    scroll(Math.min(0, region.getBoundingClientRect().top - covered - MARGIN))
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
