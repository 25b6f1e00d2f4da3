/** A search of the whole site, as /search shows it and the API suggests it. */
import { SEARCH_LENGTH } from '../../../content/search'
import { type CategoryName, categoryNames } from '../../../content/types'
import { findAffirmations as readAffirmations } from '../../affirmations/reads/repository'
import type { Affirmation } from '../../affirmations/types'
import { ANYONE } from '../../content/situations'
import { routes } from '../../routes'
import {
  type AffirmationFilter,
  type FoundPage,
  findAffirmations,
  findPages,
  MOST_AFFIRMATIONS
} from '../../search/find'
import { MARK_END, MARK_START } from '../../search/marks'
import { type Correction, interpret, type Meaning } from '../../search/spelling'
import { readQuery } from '../../search/words'
import { isDistress } from './distress'
import { type PageKind, pageKinds } from './page-search'

export const searchKinds = ['affirmations', ...pageKinds] as const
export type SearchKind = (typeof searchKinds)[number]

/** Results of each kind on the page of all kinds, and on a page of one kind. */
const FEW = { affirmations: 8, guides: 5, questions: 4, studies: 3, resources: 3 } satisfies Record<SearchKind, number>
const PAGE_SIZE = 20
/** The last page; there is no more to find. */
const LAST_PAGE = MOST_AFFIRMATIONS / PAGE_SIZE
const SUGGESTIONS = { guides: 3, all: 6, considered: 60 }

export interface SearchRequest {
  /** As it was typed, without spaces around it, cut to SEARCH_LENGTH. */
  query: string
  isCut: boolean
  kind?: SearchKind
  category?: CategoryName
  /** From 1. */
  page: number
}

/** A part of a text, found or not. */
export interface Marked {
  text: string
  isFound: boolean
}

export interface SearchHit {
  href: string
  title: Marked[]
  excerpt: Marked[]
  note: string
  affirmation?: Affirmation
}

export interface SearchGroup {
  kind: SearchKind
  hits: SearchHit[]
  hasMore: boolean
}

export interface SearchResults {
  groups: SearchGroup[]
  corrections: Correction[]
  unknown: string[]
  isDistress: boolean
}

type Parameters = Record<string, string | string[] | undefined>

/** Reads the parameters of an address. What makes no sense counts as not given. */
export function readSearch(parameters: Parameters): SearchRequest {
  const [q, kind, category, page] = ['q', 'kind', 'category', 'page'].map((name) => [parameters[name]].flat()[0] ?? '')
  const characters = [...(q ?? '').toWellFormed().replaceAll('\0', ' ').trim().replace(/\s+/g, ' ')]
  const number = /^\d{1,2}$/.test(page ?? '') ? Number(page) : 1
  return {
    query: characters.slice(0, SEARCH_LENGTH).join(''),
    isCut: characters.length > SEARCH_LENGTH,
    kind: searchKinds.find((name) => name === kind),
    category: categoryNames.find((name) => name === category),
    page: Math.min(Math.max(1, number), LAST_PAGE)
  }
}

/** The address of a search. Without `kind` or `category` it is not narrowed. */
export function searchPath({ query, kind, category, page }: Partial<SearchRequest>): string {
  const parameters = new URLSearchParams({
    q: query ?? '',
    ...(kind && { kind }),
    ...(category && { category }),
    ...(page && page > 1 && { page: String(page) })
  })
  return `${routes.search()}?${parameters}`
}

/** Some of each kind, or a page of one kind. */
export async function searchSite(request: SearchRequest): Promise<SearchResults> {
  const meaning = await interpret(readQuery(request.query))
  const groups = await Promise.all(
    searchKinds
      .filter((kind) => request.kind === undefined || request.kind === kind)
      .map((kind) => searchKind(kind, meaning, request))
  )
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    corrections: meaning.corrections,
    unknown: meaning.unknown,
    isDistress: isDistress(request.query)
  }
}

async function searchKind(kind: SearchKind, meaning: Meaning, request: SearchRequest): Promise<SearchGroup> {
  const size = request.kind ? PAGE_SIZE : FEW[kind]
  const from = request.kind ? (request.page - 1) * PAGE_SIZE : 0
  const limit = Math.min(from + size + 1, MOST_AFFIRMATIONS)
  const found =
    kind === 'affirmations'
      ? await affirmationHits(meaning, { category: request.category, limit: MOST_AFFIRMATIONS, enough: PAGE_SIZE })
      : (await findPages(meaning, { kinds: [kind], category: request.category, limit })).map(pageHit)
  return { kind, hits: found.slice(from, from + size), hasMore: found.length > from + size }
}

/** Only published ones, whatever the index has: those for anyone first, and those first that say the word themselves. */
async function affirmationHits(meaning: Meaning, filter: AffirmationFilter) {
  const found = await findAffirmations(meaning, filter)
  const marks = new Map(found.map(({ affirmationId, marked }) => [affirmationId, marked]))
  const published = await readAffirmations([...marks.keys()])
  const hits = published.map((affirmation) => ({
    href: routes.affirmation(affirmation.slug),
    title: readMarks(marks.get(affirmation.id) ?? affirmation.text),
    excerpt: [],
    note: '',
    affirmation
  }))
  const rank = ({ affirmation, title }: (typeof hits)[number]) =>
    (affirmation.audience === ANYONE ? 0 : 2) + (title.some(({ isFound }) => isFound) ? 0 : 1)
  return hits.sort((one, other) => rank(one) - rank(other))
}

function pageHit({ href, title, excerpt, note }: FoundPage): SearchHit {
  return { href, title: readMarks(title), excerpt: readMarks(excerpt), note }
}

export function readMarks(text: string): Marked[] {
  return text.split(MARK_START).flatMap((part, index) => {
    const [found = '', after = ''] = index === 0 ? ['', part] : part.split(MARK_END)
    return [
      { text: found, isFound: true },
      { text: after, isFound: false }
    ].filter(({ text }) => text !== '')
  })
}

export interface Suggestion {
  kind: SearchKind | 'help'
  title: string
  href: string
}

/** A few results for what has been typed so far; helplines first, if it sounds like distress. */
export async function suggest({ query }: SearchRequest): Promise<Suggestion[]> {
  const meaning = await interpret(readQuery(query))
  const [pages, affirmations] = await Promise.all([
    findPages(meaning, { kinds: ['guides'] satisfies PageKind[], limit: SUGGESTIONS.guides }),
    affirmationHits(meaning, { limit: SUGGESTIONS.considered, enough: SUGGESTIONS.all })
  ])
  const help = {
    kind: 'help' as const,
    title: 'Helplines: talk to someone now',
    href: `${routes.resources()}#helplines`
  }
  return [
    ...(isDistress(query) ? [help] : []),
    ...pages.map(({ title, href }) => ({
      kind: 'guides' as const,
      title: readMarks(title)
        .map(({ text }) => text)
        .join(''),
      href
    })),
    ...affirmations.map(({ affirmation: { text }, href }) => ({ kind: 'affirmations' as const, title: text, href }))
  ].slice(0, SUGGESTIONS.all)
}
