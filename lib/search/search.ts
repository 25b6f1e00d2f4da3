/** A search of the whole site, as /search shows it and the API suggests it. */
import { type DistressSubject, distress } from '../../content/distress'
import { SEARCH_LENGTH } from '../../content/pages/search'
import { idioms, kindQueries } from '../../content/synonyms'
import { type CategoryName, categoryNames } from '../../content/types'
import type { Affirmation } from '../affirmations/types'
import { routes } from '../routes'
import { findDistress } from './distress'
import { type Found, find, MAX_FOUND } from './find'
import { currentIndex } from './index-texts'
import { type Correction, interpret } from './interpret'
import { excerpt, type Marked, mark, wantedStems } from './marks'
import { type SearchedText, type SearchKind, searchKinds } from './pages'
import { type Position, phraseOf, positionsOf, readQuery } from './words'

/** Results of each kind on the page of all kinds, and on a page of one kind. */
const FEW = { affirmations: 8, guides: 5, questions: 4, studies: 3, resources: 3 } satisfies Record<SearchKind, number>
/** Kinds that are left out if others have more of the words: what they have is beside the point. */
const SIDE = new Set<SearchKind>(['studies', 'resources'])
const PAGE_SIZE = 20
/** The last page; there is no more to find. */
const LAST_PAGE = MAX_FOUND / PAGE_SIZE
const SUGGESTIONS = { guides: 3, all: 6 }

export interface SearchRequest {
  /** As it was typed, without spaces around it, cut to SEARCH_LENGTH. */
  query: string
  isCut: boolean
  kind?: SearchKind
  category?: CategoryName
  /** From 1. */
  page: number
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
  /** What it is about, if it sounds like distress. */
  distress?: DistressSubject
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
export async function searchSite({ query, kind, category, page }: SearchRequest): Promise<SearchResults> {
  const search = await read(query)
  const wanted = wantedStems(search.meaning)
  const from = kind ? (page - 1) * PAGE_SIZE : 0
  const groups = searchKinds
    .filter((name) => !kind || kind === name)
    .map((name) => {
      const found = findIn(search, name, category)
      const to = from + (kind ? PAGE_SIZE : FEW[name])
      return {
        kind: name,
        hits: found.slice(from, to).map(({ text }) => toHit(text, wanted)),
        hasMore: found.length > to,
        share: found[0]?.share ?? 0,
        isWhole: found[0]?.isWhole === true && search.phrase.includes(' ')
      }
    })
  const most = Math.max(...groups.map(({ share }) => share))
  // Those with more of the words come first, else they keep their order.
  const shown = groups
    .filter(({ kind: name, hits, share }) => hits.length > 0 && (share === most || !SIDE.has(name)))
    .sort((one, other) => other.share - one.share)
  const whole = shown.find(({ isWhole }) => isWhole)
  const { corrections, unknown } = search.meaning
  return {
    groups: whole ? [whole, ...shown.filter((group) => group !== whole)] : shown,
    corrections,
    unknown,
    distress: search.distress
  }
}

/** A few results for what has been typed so far; helplines first, if it sounds like distress. */
export async function suggest({ query }: Pick<SearchRequest, 'query'>) {
  const search = await read(query)
  const help = {
    kind: 'help' as const,
    title: 'Helplines: talk to someone now',
    href: `${routes.resources()}#helplines`
  }
  return [
    ...(search.distress ? [help] : []),
    ...findIn(search, 'guides').slice(0, SUGGESTIONS.guides).map(toSuggestion),
    ...findIn(search, 'affirmations').slice(0, SUGGESTIONS.all).map(toSuggestion)
  ].slice(0, SUGGESTIONS.all)
}

/** A query, read with the present index. */
type Search = Awaited<ReturnType<typeof read>>

async function read(query: string) {
  const index = await currentIndex()
  const subject = findDistress(query)
  const words = readQuery(subject ? (distress[subject].search ?? '') : (idiomIn(query) ?? query))
  return { index, meaning: interpret(words, index), phrase: phraseOf(query), distress: subject }
}

const kinds = new Map(Object.entries(kindQueries).map(([query, tag]) => [phraseOf(query), tag]))

/** The words that a query means which asks for a kind, or has an idiom. */
function idiomIn(query: string): string | undefined {
  const said = ` ${phraseOf(query)} `
  const kind = kinds.get(said.trim())
  if (kind) return kind
  return Object.entries(idioms).find(([idiom]) => said.includes(` ${idiom} `))?.[1]
}

function findIn({ index, meaning, phrase }: Search, kind: SearchKind, category?: CategoryName): Found[] {
  return find(index.texts[kind], meaning, phrase, category)
}

function toSuggestion({ text: { kind, title, href } }: Found) {
  return { kind, title, href }
}

/** The words of the texts that were found before. */
const bodies = new WeakMap<SearchedText, Position[]>()

function toHit(text: SearchedText, wanted: Set<string>): SearchHit {
  const { href, title, body, note, affirmation } = text
  const positions = bodies.get(text) ?? positionsOf(body)
  bodies.set(text, positions)
  return { href, title: mark(title, wanted), excerpt: excerpt(body, positions, wanted), note, affirmation }
}
