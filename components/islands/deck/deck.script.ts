/** The deck of this page, with the site's own calls. Loaded at the first draw. */
import { request } from '../browser/request'
import { type Deck, drawAffirmation, type Wanted } from './deck'

/** @param random asks for any affirmation that is wanted, as the specification's calls do */
export function draw<Drawn extends { id: string }>(wanted: Wanted, random: () => Promise<Drawn>) {
  return drawAffirmation(wanted, {
    random,
    line: (id) => request<Drawn>('GET', `/api/affirmations/${encodeURIComponent(id)}`),
    deck: () => request<Deck>('GET', '/api/deck')
  })
}
