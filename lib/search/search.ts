/** A search of the whole site, as /search shows it and the API suggests it. */
import { distress } from '../../content/distress'
import { SEARCH_LENGTH } from '../../content/pages/search'
import { idioms, tenderWords } from '../../content/search-words'
import { type CategoryName, categoryNames, type DistressSubject, type Idiom } from '../../content/types'
import type { Affirmation } from '../affirmations/types'
import { routes } from '../routes'
import { findDistress } from './distress'
import { type Found, find, MAX_FOUND } from './find'
import { searchIndex, type TextIndex } from './index-texts'
import { type Correction, interpret } from './interpret'
import { excerpt, type Marked, mark, wantedStems } from './marks'
import { inOurWords } from './our-words'
import { type SearchDocument, type SearchKind, searchKinds } from './pages'
import { coreOf, type Position, parseQuery, phraseOf, plainPhraseOf, positionsOf, stemOf, wordsOf } from './words'

/** Results of each kind on the page of all kinds, and on a page of one kind. */
const FEW = { affirmations: 8, guides: 5, questions: 4, studies: 3, resources: 3 } satisfies Record<SearchKind, number>
/** Kinds that are left out if others have more of the words: what they have is beside the point. */
const SIDE = new Set<SearchKind>(['studies', 'resources'])
const PAGE_SIZE = 20
/** The last page; there is no more to find. */
const LAST_PAGE = MAX_FOUND / PAGE_SIZE
const SUGGESTIONS = { guides: 3, all: 6 }
/** Idioms by what is searched for: all of a search after a “=”, else a part of it. */
const idiomsBySearch = idioms.flatMap((idiom) => idiom.searches.map((search) => [search, idiom] as const))
const wholeIdioms = new Map(
  idiomsBySearch.flatMap(([search, idiom]) =>
    search.startsWith('=') ? [[inStems(phraseOf(search.slice(1))), idiom]] : []
  )
)
const idiomPhrases = idiomsBySearch.flatMap(([search, idiom]) =>
  search.startsWith('=') ? [] : [[` ${inStems(phraseOf(search))} `, idiom] as const]
)
/** Soft hyphens and the like, which come with copied text. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g

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
  const characters = [...(q ?? '').toWellFormed().replaceAll('\0', ' ').replace(UNSEEN, '').trim().replace(/\s+/g, ' ')]
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
  const search = await read(query, kind)
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
        place: placeOf(search, name, found[0])
      }
    })
    .filter(({ hits }) => hits.length > 0)
  const most = Math.max(...groups.map(({ share }) => share))
  const { corrections, unknown } = search.meaning
  return {
    groups: groups
      .filter(({ kind: name, share }) => share === most || !SIDE.has(name))
      .filter(({ kind: name }) => !search.idiom?.isQuestion || name !== 'affirmations' || groups.length === 1)
      .sort((one, other) => one.place - other.place || other.share - one.share)
      .map(({ kind: name, hits, hasMore }) => ({ kind: name, hits, hasMore })),
    corrections: [...search.corrections, ...corrections],
    unknown,
    distress: search.distress
  }
}

/**
 * Where a kind stands: first the one whose first title says the whole query, then pages and questions that are about it, then all
 * others, those with more of the words first. Studies and resources stand behind them unless they alone have all words.
 */
function placeOf({ core, idiom }: Search, kind: SearchKind, first?: Found): number {
  if (idiom?.isForLines && kind === 'affirmations') return 0
  if (idiom?.title) return kind === 'questions' ? 0 : 1
  if (first?.isWhole && (core.includes(' ') || (idiom && kind !== 'affirmations'))) return 0
  if ((kind === 'guides' || kind === 'questions') && first?.fits()) return 1
  return 2
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

async function read(typed: string, kind?: SearchKind) {
  const index = await searchIndex()
  const distressed = findDistress(typed)
  const { query, corrections } = distressed ? { query: typed, corrections: [] } : inOurWords(typed)
  const idiom = distressed ? undefined : idiomIn(query, kind)
  const words = parseQuery(distressed ? (distress[distressed].search ?? '') : (idiom?.words ?? query))
  return {
    index,
    meaning: interpret(words, index),
    phrase: plainPhraseOf(query),
    core: coreOf(query),
    idiom,
    corrections,
    isGentle: distressed === 'low' || wordsOf(query).some((word) => tenderWords.has(word)),
    distress: distressed
  }
}

/** Words in any form: “truck drivers” say what “truck driver” does. */
function inStems(phrase: string): string {
  return phrase.split(' ').map(stemOf).join(' ')
}

/** What a query with an idiom means. */
function idiomIn(query: string, kind?: SearchKind): Idiom | undefined {
  const phrase = inStems(plainPhraseOf(query))
  const whole = wholeIdioms.get(phrase) ?? wholeIdioms.get(inStems(coreOf(query)))
  const said = ` ${phrase} `
  const found = whole ?? idiomPhrases.find(([search]) => said.includes(search))?.[1]
  // “Affirmations” among questions are what they are about.
  return found?.isForLines && kind && kind !== 'affirmations' ? undefined : found
}

/** Texts of a kind, first those that the idiom of a query names. */
function findIn(
  { index, meaning, phrase, idiom, isGentle }: Search,
  kind: SearchKind,
  category?: CategoryName
): Found[] {
  const found = find(index.texts[kind], meaning, { phrase, category, isGentle })
  if (kind === 'questions') return withoutRepeats([...namedBy(idiom, index.texts.questions, category), ...found])
  if (kind !== 'guides' || !idiom) return found
  // Beside pages that answer a question or are named, others only have its words.
  const others = idiom.isQuestion || idiom.pages ? found.filter(({ fits }) => fits()) : found
  const named = namedBy(idiom, index.texts.guides, category)
  return [...named, ...others.filter(({ text }) => !named.some((one) => one.text === text))]
}

/** The pages of an idiom in its order, or the questions that begin with its title. */
function namedBy(idiom: Idiom | undefined, { texts }: TextIndex, category?: CategoryName): Found[] {
  if (!idiom) return []
  const { pages = [], title } = idiom
  return texts
    .filter(({ kind, href, phrase }) => {
      return kind === 'guides' ? pages.includes(href) : title !== undefined && phrase.startsWith(` ${title} `)
    })
    .filter((text) => !category || text.category === category)
    .sort((one, other) => pages.indexOf(one.href) - pages.indexOf(other.href))
    .map((text) => ({ text, share: 1, isWhole: true, fits: () => true }))
}

/** Several pages answer the same question: the best of them is enough. */
function withoutRepeats(found: Found[]): Found[] {
  const titles = new Set<string>()
  return found.filter(({ text: { title } }) => !titles.has(title) && titles.add(title))
}

function toSuggestion({ text: { kind, title, href } }: Found) {
  return { kind, title, href }
}

/** The words of the texts that were found before. */
const bodies = new WeakMap<SearchDocument, Position[]>()

function toHit(text: SearchDocument, wanted: Set<string>): SearchHit {
  const { href, title, body, note, affirmation } = text
  const positions = bodies.get(text) ?? positionsOf(body)
  bodies.set(text, positions)
  return { href, title: mark(title, wanted), excerpt: excerpt(body, positions, wanted), note, affirmation }
}
