/** A search of the whole site, as /search shows it and the API suggests it. */
import { distress as distressContent } from '../../content/distress'
import { SEARCH_LENGTH } from '../../content/pages/search'
import { feelingWords, tenderWords } from '../../content/search-words'
import { type CategoryName, categoryNames, type DistressSubject, type Idiom } from '../../content/types'
import type { Affirmation } from '../affirmations/types'
import { routes } from '../routes'
import { findDistress } from './distress'
import { type Found, find, MAX_FOUND } from './find'
import { ANY_LINES, idiomIn } from './idioms'
import { type SearchIndex, searchIndex, type TextIndex } from './index-texts'
import { type Correction, interpret } from './interpret'
import { beginningOf, excerpt, type Marked, mark, wantedStems } from './marks'
import { inOurWords } from './our-words'
import { type SearchDocument, type SearchKind, searchKinds } from './pages'
import {
  asksForLines,
  coreOf,
  isPlainSentence,
  type Position,
  parseQuery,
  plainPhraseOf,
  positionsOf,
  wordsOf
} from './words'

/** Results of each kind on the page of all kinds, and on a page of one kind. */
const FEW = { affirmations: 8, guides: 5, questions: 4, studies: 3, resources: 3 } satisfies Record<SearchKind, number>
/** Affirmations above everything else: a card and a few rows. */
const BEST_LINES = 5
/** The place of pages that are about the query: see placeOf. */
const ABOUT = 1
/** The beginning of a question that is answered by yes or no. */
const ASKS = /^(?:do|does|can|should|are|is)\b/
/** Kinds that are left out if others have more of the words: what they have is beside the point. */
const SIDE = new Set<SearchKind>(['studies', 'resources'])
const PAGE_SIZE = 20
/** The last page; there is no more to find. */
const LAST_PAGE = MAX_FOUND / PAGE_SIZE
const SUGGESTIONS = { guides: 3, all: 6 }
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
  /** The page that is about what somebody says, above the affirmations. */
  lead?: SearchHit
  /** In the order in which they are shown: affirmations are first, unless they are no answer. */
  groups: SearchGroup[]
  /** True if nothing here is written for it: the affirmations are for anyone. */
  isPlain: boolean
  corrections: Correction[]
  unknown: string[]
  /** What it is about, if it sounds like distress. */
  distress?: DistressSubject
}

type Parameters = Record<string, string | string[] | undefined>

/** Reads the parameters of an address. What makes no sense counts as not given. */
export function readSearch(parameters: Parameters): SearchRequest {
  const first = (name: string) => [parameters[name]].flat()[0] ?? ''
  const characters = [
    ...first('q').toWellFormed().replaceAll('\0', ' ').replace(UNSEEN, '').trim().replace(/\s+/g, ' ')
  ]
  const page = /^\d{1,2}$/.test(first('page')) ? Number(first('page')) : 1
  return {
    query: characters.slice(0, SEARCH_LENGTH).join(''),
    isCut: characters.length > SEARCH_LENGTH,
    kind: searchKinds.find((name) => name === first('kind')),
    category: categoryNames.find((name) => name === first('category')),
    page: Math.min(Math.max(1, page), LAST_PAGE)
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
        place: placeOf(search, name, found[0]),
        isTask: Boolean(found[0]?.text.isTool && found[0].fits())
      }
    })
    .filter(({ hits }) => hits.length > 0)
  const most = Math.max(...groups.map(({ share }) => share))
  const { idiom, meaning, distress, corrections } = search
  const ordered = groups
    .filter(({ kind: name, share }) => !SIDE.has(name) || (share === most && !idiom?.isForLines))
    .filter(({ kind: name }) => !idiom?.isQuestion || name !== 'affirmations' || groups.length === 1)
    .sort((one, other) => one.place - other.place || other.share - one.share)
  return {
    ...(kind || distress ? { groups: ordered } : linesFirst(ordered)),
    corrections: [...corrections, ...meaning.corrections],
    unknown: meaning.unknown,
    isPlain: Boolean(idiom?.isPlain),
    distress
  }
}

type PlacedGroup = SearchGroup & { place: number; isTask: boolean }

/**
 * Affirmations before all else, below the one page that is about the query, except for somebody who asks a question or
 * has something to do here.
 */
function linesFirst(groups: PlacedGroup[]): Pick<SearchResults, 'lead' | 'groups'> {
  const [first] = groups
  const lines = groups.find(({ kind }) => kind === 'affirmations')
  if (!first || !lines || first.kind === 'questions' || first.isTask) return { groups }
  const lead = first !== lines && first.place <= ABOUT ? first.hits[0] : undefined
  const others = groups
    .map((group) => ({ ...group, hits: group.hits.filter((hit) => hit !== lead) }))
    .filter(({ kind, hits }) => kind !== 'affirmations' && hits.length > 0)
  const hasMore = lines.hasMore || lines.hits.length > BEST_LINES
  return { lead, groups: [{ ...lines, hits: lines.hits.slice(0, BEST_LINES), hasMore }, ...others] }
}

/**
 * Where a kind stands: first the one whose first title says the whole query, then pages and questions that are about it, then all
 * others, those with more of the words first. A line counts only for somebody who speaks of themselves.
 */
function placeOf({ core, idiom, phrase }: Search, kind: SearchKind, first?: Found): number {
  if (idiom?.isForLines && kind === 'affirmations') return 0
  if (idiom?.title) return kind === 'questions' ? 0 : 1
  const isWhole = first?.isWhole && core.includes(' ')
  if (isWhole && (kind !== 'affirmations' || /\b(?:i|im|ive|my)\b/.test(phrase))) return 0
  if (kind === 'questions' && first?.fits() && ASKS.test(phrase)) return 0
  if ((kind === 'guides' || kind === 'questions') && first?.fits()) return ABOUT
  return 2
}

/** A few results for what has been typed so far; helplines first, if it sounds like distress. */
export async function suggest({ query }: Pick<SearchRequest, 'query'>) {
  const search = await read(query)
  const title = 'Helplines: talk to someone now'
  const found = [
    ...findIn(search, 'guides').slice(0, SUGGESTIONS.guides),
    ...findIn(search, 'affirmations').slice(0, SUGGESTIONS.all)
  ]
  return [
    ...(search.distress ? [{ kind: 'help' as const, title, href: `${routes.resources()}#helplines` }] : []),
    ...found.map(({ text: { kind, title, href } }) => ({ kind, title, href }))
  ].slice(0, SUGGESTIONS.all)
}

/** A query, read with the present index. */
type Search = Awaited<ReturnType<typeof read>>

async function read(typed: string, kind?: SearchKind) {
  const index = await searchIndex()
  const distress = findDistress(typed)
  if (distress) {
    return {
      index,
      meaning: interpret(parseQuery(distressContent[distress].search ?? ''), index),
      phrase: plainPhraseOf(typed),
      core: coreOf(typed),
      idiom: undefined,
      corrections: [],
      isGentle: distress === 'low' || hasAny(typed, tenderWords),
      distress
    }
  }
  const translated = inOurWords(typed)
  const spelled = spelledRight(translated.query, index, kind)
  const { query } = spelled
  const phrase = plainPhraseOf(query)
  // A line that somebody knows by heart is asked for as it stands: “I am calm” is not “calm”.
  const isLine = index.texts.affirmations.texts.some((line) => line.phrase === ` ${phrase} `)
  const said = isLine ? undefined : idiomIn(query, kind)
  const found = interpret(parseQuery(said?.words ?? query), index)
  // Whoever asks for affirmations for something that nothing here is about gets some, and a note that says so.
  const isForAny = found.terms.length === 0 && !kind && (asksForLines(query) || isPlainSentence(query))
  const idiom = isForAny ? idiomIn(ANY_LINES) : said
  const meaning = isForAny ? { ...found, terms: interpret(parseQuery(idiom?.words ?? ''), index).terms } : found
  return {
    index,
    meaning,
    phrase,
    core: coreOf(query),
    idiom,
    corrections: [...translated.corrections, ...spelled.corrections],
    isGentle: hasAny(query, tenderWords) || hasAny(query, feelingWords),
    distress
  }
}

/** A query without its slips of spelling: an idiom is found in the words that were meant. One that has an idiom is left alone. */
function spelledRight(query: string, index: SearchIndex, kind?: SearchKind) {
  const corrections = idiomIn(query, kind) ? [] : interpret(parseQuery(query), index).corrections
  if (corrections.length === 0) return { query, corrections }
  const meant = new Map(corrections.map(({ from, to }) => [from, to]))
  const words = wordsOf(query).map((word) => meant.get(word) ?? word)
  return { query: words.join(' '), corrections }
}

function hasAny(query: string, words: Set<string>): boolean {
  return wordsOf(query).some((word) => words.has(word))
}

/** Texts of a kind, first those that the idiom of a query names. */
function findIn(search: Search, kind: SearchKind, category?: CategoryName): Found[] {
  const { index, meaning, phrase, idiom } = search
  if (kind === 'affirmations') return findLines(search, category)
  const isHelp = Boolean(search.distress)
  const ranked = find(index.texts[kind], meaning, { phrase, category, isHelp })
  // Pages that are about the query, then those that only have its words.
  const found = isHelp ? ranked : ranked.toSorted((one, other) => Number(other.fits()) - Number(one.fits()))
  // Beside what answers a question, lines that are asked for and pages that are named, others only have its words.
  const { isQuestion, isForLines, pages } = idiom ?? {}
  const others = isQuestion || isForLines || pages ? found.filter(({ fits }) => fits()) : found
  if (kind === 'questions') return withoutRepeats([...namedBy(idiom, index.texts.questions, category), ...others])
  if (kind !== 'guides' || !idiom) return found
  const named = namedBy(idiom, index.texts.guides, category)
  return [...named, ...others.filter(({ text }) => !named.some((one) => one.text === text))]
}

/** Affirmations, first those of the page that leads the guides, if it is about the query: they end with others of that page. */
function findLines(search: Search, category?: CategoryName): Found[] {
  const { index, meaning, phrase, isGentle } = search
  const [page] = search.distress ? [] : findIn(search, 'guides')
  const isOfPage = (page?.fits() && page.text.hasLine) || undefined
  const found = find(index.texts.affirmations, meaning, { phrase, category, isGentle, isOfPage })
  const isFound = new Set(found.map(({ text }) => text))
  const others = index.texts.affirmations.texts
    .filter((text) => !isFound.has(text) && (!category || text.category === category))
    .filter(({ affirmation }) => affirmation && isOfPage?.(affirmation))
    .sort((one, other) => Number(!one.situation) - Number(!other.situation))
    .map((text) => ({ text, share: 0, isWhole: false, fits: () => false }))
  // Lines for one life are not for anyone, which is what a note says of plain ones.
  return [...found, ...others].filter(({ text }) => !search.idiom?.isPlain || !text.situation).slice(0, MAX_FOUND)
}

/** The pages of an idiom in its order, or the questions that begin with its title. */
function namedBy(idiom: Idiom | undefined, { texts }: TextIndex, category?: CategoryName): Found[] {
  const { pages = [], title } = idiom ?? {}
  return texts
    .filter(({ kind, href, phrase }) =>
      kind === 'guides' ? pages.includes(href) : title && phrase.startsWith(` ${title} `)
    )
    .filter((text) => !category || text.category === category)
    .sort((one, other) => pages.indexOf(one.href) - pages.indexOf(other.href))
    .map((text) => ({ text, share: 1, isWhole: true, fits: () => true }))
}

/** Several pages answer the same question: the best of them is enough. */
function withoutRepeats(found: Found[]): Found[] {
  const titles = new Set<string>()
  return found.filter(({ text: { title } }) => !titles.has(title) && titles.add(title))
}

/** The words of the texts that were found before. */
const bodies = new WeakMap<SearchDocument, Position[]>()

/** A question shows how its answer begins. What a study found is one long sentence, of which a part would mislead. */
function partOf(text: SearchDocument, positions: Position[], wanted: ReturnType<typeof wantedStems>): Marked[] {
  if (text.kind === 'studies') return []
  return text.kind === 'questions' ? beginningOf(text.body, positions, wanted) : excerpt(text, positions, wanted)
}

function toHit(text: SearchDocument, wanted: ReturnType<typeof wantedStems>): SearchHit {
  const { href, title, body, note, affirmation } = text
  const positions = bodies.get(text) ?? positionsOf(body)
  bodies.set(text, positions)
  return { href, title: mark(title, wanted), excerpt: partOf(text, positions, wanted), note, affirmation }
}
