/** The index of affirmations and pages in memory: MiniSearch ranks by stems, a radix tree of all words completes and corrects. */
import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { synonyms } from '../../content/search-words'
import { cachedSnapshot, type PublishedSnapshot } from '../affirmations/reads/published'
import type { Affirmation } from '../affirmations/types'
import { ANYONE, findSituation } from '../content/situations'
import { routes } from '../routes'
import { pageDocuments, pageKinds, type SearchDocument, type SearchKind } from './pages'
import { isStopWord, phraseOf, stemOf, wordsOf } from './words'

/** How much an affirmation for a situation counts beside one for anyone that says the same. */
const FOR_A_SITUATION = 0.8
/** A joke beside an affirmation that says the same: it is found by whoever looks for one. */
const FUNNY = 0.6

/** A text that can be found. */
interface Indexed extends SearchDocument {
  /** Its title as `phraseOf` returns it, between spaces. */
  phrase: string
  /** The stems of what a guide is about, by its title: `anxieti` for “Affirmations for Anxiety”. */
  subject?: string[]
  /** The same by each of its keywords. */
  names?: string[][]
}

export interface TextIndex {
  /** By their number in `stems`. */
  texts: Indexed[]
  stems: MiniSearch
}

export interface SearchIndex {
  /** Of each kind, so that suggestions look through guides and affirmations only. */
  texts: Record<SearchKind, TextIndex>
  /** All words that are no stop words, and those that have synonyms, with the number of times that they occur. */
  vocabulary: SearchableMap<number>
  /** What those words have in common with their other forms. */
  known: Set<string>
}

/** Each bundle of Next's, and each process, has an index of its own. */
let current: { snapshot: PublishedSnapshot; index: SearchIndex } | undefined
let building: Promise<SearchIndex> | undefined

/**
 * The index, built at the first search and again at the first search after a change. Only that search waits for it; others
 * get the old index meanwhile.
 * @throws what the database throws, if nothing has been read from it yet
 */
export async function searchIndex(): Promise<SearchIndex> {
  const snapshot = await cachedSnapshot()
  if (current && (building || current.snapshot === snapshot)) return current.index
  building ??= buildIndex(snapshot)
    .then((index) => {
      current = { snapshot, index }
      return index
    })
    .finally(() => {
      building = undefined
    })
  return building
}

/** The pages are those of the release: they are indexed once. */
let pagesOfRelease: ReturnType<typeof indexPages> | undefined

/**
 * Indexes what is published. Takes some 40 ms for the corpus and four times that for the pages, which only the first call
 * indexes; others get their turn meanwhile.
 */
async function buildIndex({ affirmations }: PublishedSnapshot): Promise<SearchIndex> {
  pagesOfRelease ??= indexPages()
  const { pages, counts } = await pagesOfRelease
  const all: Counts = new Map(counts)
  const texts = { ...pages, affirmations: await indexTexts(affirmations.map(affirmationDocument), all) }
  for (const word of Object.keys(synonyms)) if (!all.has(word)) all.set(word, 1)
  return { texts, vocabulary: SearchableMap.from(all), known: new Set([...all.keys()].map(stemOf)) }
}

/** How often each word occurs in the texts so far. */
type Counts = Map<string, number>

async function indexPages() {
  const counts: Counts = new Map()
  const all = pageDocuments()
  const indexed = pageKinds.map(async (name) => {
    const texts = all.filter(({ kind }) => kind === name)
    return [name, await indexTexts(texts, counts)] as const
  })
  const pages = Object.fromEntries(await Promise.all(indexed)) as Record<(typeof pageKinds)[number], TextIndex>
  return { pages, counts }
}

/** It is found by its tags and by whom it is for, as well as by its words. */
function affirmationDocument(affirmation: Affirmation): SearchDocument {
  const { slug, text, category, tags, subcategory, audience } = affirmation
  return {
    kind: 'affirmations',
    category,
    href: routes.affirmation(slug),
    note: '',
    title: text,
    // All of them are affirmations.
    keywords: [...tags, subcategory ?? ''].join(' ').replaceAll('-affirmations', ''),
    situation: findSituation(audience)?.label ?? '',
    body: '',
    weight: (audience === ANYONE ? 1 : FOR_A_SITUATION) * (tags.includes('humor') ? FUNNY : 1),
    affirmation
  }
}

async function indexTexts(texts: SearchDocument[], counts: Counts): Promise<TextIndex> {
  const stems = new MiniSearch({
    fields: ['title', 'situation', 'keywords', 'body'],
    tokenize: wordsOf,
    processTerm: (word) => {
      if (isStopWord(word)) return null
      counts.set(word, (counts.get(word) ?? 0) + 1)
      return stemOf(word)
    },
    // What is looked for are stems already.
    searchOptions: { tokenize: (stem) => [stem], processTerm: (stem) => stem }
  })
  await stems.addAllAsync(texts.map((text, id) => ({ ...text, id })))
  return {
    texts: texts.map((text) => ({ ...text, phrase: ` ${phraseOf(text.title)} `, ...aboutOf(text) })),
    stems
  }
}

/** Words of titles that do not say what a guide is about. */
const TITLE_WORDS = new Set(
  'affirmations affirmation overcoming easing getting living facing loosening past through out calm daily'.split(' ')
)

/** A title says it before a colon. */
function aboutOf({ kind, title, keywords, isTool }: SearchDocument): Pick<Indexed, 'subject' | 'names'> {
  if (kind !== 'guides' || isTool) return {}
  const names = keywords.split(', ').flatMap((keyword) => subjectOf(keyword.replace('positive ', '')) ?? [])
  return { subject: subjectOf(title.split(':')[0] as string)?.[0], names }
}

/** The stems of a phrase without the words of titles, in a list of one; nothing if those are all. */
function subjectOf(phrase: string): string[][] | undefined {
  const words = wordsOf(phrase).filter((word) => !isStopWord(word) && !TITLE_WORDS.has(word))
  return words.length > 0 ? [words.map(stemOf)] : undefined
}
