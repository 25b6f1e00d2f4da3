/** The deck of this page, with the site's own calls. Loaded at the first draw. */
import { request } from '../request'
import { type Deck, drawLine, type Wanted } from './deck'

/** @param random asks for any affirmation that is wanted, as the specification's calls do */
export function draw<Line extends { id: string }>(wanted: Wanted, random: () => Promise<Line>) {
  return drawLine(wanted, {
    random,
    line: (id) => request<Line>('GET', `/api/affirmations/${encodeURIComponent(id)}`),
    deck: () => request<Deck>('GET', '/api/deck')
  })
}

export type { DeckLine } from './deck'
