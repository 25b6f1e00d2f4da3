/** The deck of this page, with the site's own calls. Loaded at the first draw. */
import { routes } from '@/lib/routes'
import { request } from '../browser/request'
import { type Deck, drawAffirmation, type Wanted } from './deck'

/** @param random asks for any affirmation that is wanted, as the specification's calls do */
export function draw<Drawn extends { id: string }>(wanted: Wanted, random: () => Promise<Drawn>) {
  return drawAffirmation(wanted, {
    random,
    line: (id) => request<Drawn>('GET', routes.affirmationApi(id)),
    deck: () => request<Deck>('GET', routes.deckApi())
  })
}
