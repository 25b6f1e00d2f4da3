/**
 * The parameters under which the page of an address is cached, in the order of its pattern. Unknown ones become `-`, which is
 * the name of nothing, so all unknown addresses of a route share one cached page, and nobody can make the server render pages by
 * inventing addresses. A route that is not listed here works too, but Next then renders each address that matches it.
 */
import { refusals } from '../../content/pages/not-found'
import { findPublishedOrRetired } from '../affirmations/reads/repository'
import { dateIn, isTimeZone } from '../calendar/local-date'
import { howToGuide, problemGuide } from '../content/guides'
import { findLife } from '../content/lives'
import { findStudyTopic } from '../content/studies/study-list'
import { findCategory, findSubcategory, isCategoryName } from '../content/taxonomy'
import { isWellFormed, keepParameters, type RouteMatch, type RouteName, TODAY } from '../routes'
import { isSitemapName } from './crawlers/sitemaps'
import { hasDay } from './days'

type Params = Record<string, string>

const UNKNOWN = '-'
/** Replaces a value that cannot be a name. */
const MALFORMED = '~'

/** Makes the look-up of a route with one parameter whose existing values are known. */
const known = (name: string, exists: (value: string) => unknown) => async (params: Params) => {
  const value = params[name] ?? ''
  return [(await exists(value)) ? value : UNKNOWN]
}

export const canonicalParams: Partial<Record<RouteName, (params: Params) => string[] | Promise<string[]>>> = {
  category: known('category', isCategoryName),
  subcategory: ({ category = '', subcategory = '' }) => {
    if (!isWellFormed(category) || !isWellFormed(subcategory)) return [MALFORMED, MALFORMED]
    if (!isCategoryName(category)) return [UNKNOWN, UNKNOWN]
    return [category, findSubcategory(findCategory(category), subcategory) ? subcategory : UNKNOWN]
  },
  affirmation: async ({ id = '' }) => {
    const found = await findPublishedOrRetired(id)
    // A former slug stays as it is, because its page redirects.
    return [found?.isFormerSlug ? id : (found?.affirmation.slug ?? UNKNOWN)]
  },
  embed: async ({ id = '' }) => {
    if (id === TODAY) return [id]
    const found = await findPublishedOrRetired(id)
    return [found && !found.isRetired ? found.affirmation.slug : UNKNOWN]
  },
  day: known('date', hasDay),
  howTo: known('guide', howToGuide),
  problem: known('problem', problemGuide),
  studyTopic: known('topic', findStudyTopic),
  life: known('life', findLife),
  sitemapPart: known('file', (file) => isSitemapName(file.replace(/\.xml$/, ''))),
  categoryApi: known('category', isCategoryName),
  refused: known('status', (status) => Object.hasOwn(refusals, status)),
  unknownApi: () => [UNKNOWN]
}

/**
 * The query under which a response is cached, with its question mark: the parameters that the row reads, in its order. A time
 * zone becomes its date, since all zones have three dates between them, and is left out beside a date or if there is no such zone.
 */
export function canonicalQuery({ name, route, params }: RouteMatch, query: string): string {
  const kept = keepParameters(query, route.query)
  if (!route.query?.includes('tz')) return kept
  // Only the card of the day is of a date.
  if (name === 'embed' && params.id !== TODAY) return ''
  const given = new URLSearchParams(kept)
  // The plus sign of Etc/GMT+5 comes as a space unless it is encoded.
  const zone = given.get('tz')?.replaceAll(' ', '+') ?? ''
  const date = given.get('date') ?? (isTimeZone(zone) ? dateIn(zone) : '')
  return keepParameters(`date=${encodeURIComponent(date)}`, ['date'])
}
