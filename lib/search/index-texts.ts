/** The index of affirmations and pages in memory: MiniSearch ranks by stems, a radix tree of all words completes and corrects. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { PublishedList } from '../affirmations/reads/published'
import type { Affirmation } from '../affirmations/types'
import { ANYONE, findSituation } from '../content/situations'
import { type PageKind, pageKinds, type SearchedPage, searchedPages } from './pages'
import { isStopWord, phraseOf, stemOf, wordsOf } from './words'

/** Milliseconds of indexing after which others get their turn. */
const TURN_MS = 8
/** How much an affirmation for a situation counts beside one for anyone that says the same. */
const FOR_A_SITUATION = 0.8

/** A text that can be found. */
export interface Indexed<Source> {
  source: Source
  /** Its title as `phraseOf` returns it, between spaces. */
  phrase: string
  /** How much it counts beside others that say the same. */
  weight: number
}

export interface TextIndex<Source> {
  /** By their number in `stems`. */
  texts: Indexed<Source>[]
  stems: MiniSearch
}

type Pages = Record<PageKind, TextIndex<SearchedPage>>

export interface SearchIndex {
  affirmations: TextIndex<Affirmation>
  /** Of each kind, so that suggestions look through guides only. */
  pages: Pages
  /** All words that are no stop words, with the number of times that they occur. */
  vocabulary: SearchableMap<number>
  /** What those words have in common with their other forms. */
  known: Set<string>
}

/** The pages are those of the release: they are indexed once. */
let pagesOfRelease: Promise<{ pages: Pages; counts: Counts }> | undefined

/**
 * Indexes what is published. Takes some 40 ms for the corpus and four times that for the pages, which only the first call
 * indexes; others get their turn meanwhile.
 */
export async function buildIndex({ affirmations: published }: PublishedList): Promise<SearchIndex> {
  pagesOfRelease ??= indexPages()
  const { pages, counts } = await pagesOfRelease
  const all: Counts = new Map(counts)
  const affirmations = await indexAffirmations(published, all)
  return { affirmations, pages, vocabulary: SearchableMap.from(all), known: new Set([...all.keys()].map(stemOf)) }
}

/** How often each word occurs in the texts so far. */
type Counts = Map<string, number>

async function indexPages() {
  const counts: Counts = new Map()
  const pages = Object.fromEntries(
    pageKinds.map((kind) => [kind, newIndex<SearchedPage>(['title', 'keywords', 'body'], counts)])
  ) as Pages
  for (const page of searchedPages()) await add(pages[page.kind], page, page)
  return { pages, counts }
}

async function indexAffirmations(published: Affirmation[], counts: Counts): Promise<TextIndex<Affirmation>> {
  const index = newIndex<Affirmation>(['title', 'situation', 'keywords'], counts)
  for (const affirmation of published) {
    const { text, tags, subcategory, audience } = affirmation
    // It is found by its tags and by whom it is for, as well as by its words. All of them are affirmations.
    const keywords = [...tags, subcategory ?? ''].join(' ').replaceAll('-affirmations', '')
    const situation = findSituation(audience)?.label ?? ''
    await add(index, affirmation, { title: text, situation, keywords }, audience === ANYONE ? 1 : FOR_A_SITUATION)
  }
  return index
}

function newIndex<Source>(fields: string[], counts: Counts): TextIndex<Source> {
  const index = new MiniSearch({
    fields,
    tokenize: wordsOf,
    processTerm: (word) => {
      if (isStopWord(word)) return null
      counts.set(word, (counts.get(word) ?? 0) + 1)
      return stemOf(word)
    },
    // What is looked for are stems already.
    searchOptions: { tokenize: (stem) => [stem], processTerm: (stem) => stem }
  })
  return { texts: [], stems: index }
}

async function add<Source>(
  { texts, stems }: TextIndex<Source>,
  source: Source,
  fields: { title: string; keywords: string; situation?: string; body?: string },
  weight = 1
) {
  stems.add({ id: texts.length, ...fields })
  texts.push({ source, phrase: ` ${phraseOf(fields.title)} `, weight })
  if (performance.now() - turn < TURN_MS) return
  await nextTurn()
  turn = performance.now()
}

/** The time at which others had their turn last. */
let turn = 0
