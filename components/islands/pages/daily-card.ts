/** What the card of the home page shows, for the two scripts that change it. */
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { linkTo, squareImage } from '@/lib/links'
import { announceFavorites } from '../favorites/favorites'

export interface ShownAffirmation {
  id: string
  slug: string
  text: string
  category: string
}

/** Shows an affirmation with its category, page and picture, or the fallback if there is none. */
export function showOnCard(card: HTMLElement, affirmation: ShownAffirmation | undefined, className = ''): void {
  const { fallback = '', categories = '{}' } = card.dataset
  const names: Record<string, string> = JSON.parse(categories)
  const text = affirmation?.text ?? fallback
  card.dataset.affirmation = affirmation?.id ?? ''
  card.dataset.url = affirmation ? linkTo('/affirmation/[id]', affirmation.slug) : linkTo('/')
  card.dataset.category = affirmation?.category ?? ''
  const label = card.querySelector<HTMLElement>('[data-label]')
  if (label) label.textContent = affirmation ? (names[affirmation.category] ?? '') : ''
  const practice = card.querySelector<HTMLAnchorElement>('[data-practice-link]')
  if (practice) practice.hash = affirmation ? `line=${affirmation.slug}` : ''
  const image = card.querySelector<HTMLAnchorElement>('[data-image]')
  if (image) {
    image.hidden = !affirmation
    if (affirmation) image.href = squareImage(affirmation.slug)
  }
  const words = document.createElement('p')
  words.className = `serif ${affirmationSize(text)} ${className}`.trimEnd()
  words.dataset.text = text
  words.textContent = text
  card.querySelector('[aria-live]')?.replaceChildren(words)
  announceFavorites()
}
