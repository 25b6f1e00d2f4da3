/** The content that can be found besides affirmations: the guides, questions, studies and resources of content/. */
import { categoryGuides, howToGuides, problemGuides, subcategoryGuides } from '../../content/guides'
import { lives } from '../../content/lives'
import { faq } from '../../content/pages/home'
import { resources } from '../../content/resources'
import { studies } from '../../content/science/studies'
import { tools } from '../../content/tools'
import type { CategoryName } from '../../content/types'
import type { Affirmation } from '../affirmations/types'
import { findSituation } from '../content/situations'
import { studyAddress } from '../content/studies/study-list'
import { findCategory } from '../content/taxonomy'
import { allTexts, plainText } from '../content/text/prose'
import { routes } from '../routes'

/** The kinds of page, in the order in which they are shown. */
export const pageKinds = ['guides', 'questions', 'studies', 'resources'] as const
export const searchKinds = ['affirmations', ...pageKinds] as const
export type SearchKind = (typeof searchKinds)[number]

/** A page, question, study, resource or affirmation as the search index holds it. */
export interface SearchDocument {
  kind: SearchKind
  /** The category that it belongs to, or nothing. */
  category: string
  href: string
  /** The words below its title. */
  note: string
  title: string
  /** What it is about in other words than its own. */
  keywords: string
  /** What one can do on this site, whose keywords are single words of visitors. */
  isTool?: true
  /** Whom an affirmation is for. */
  situation?: string
  body: string
  /** How much it counts beside others that say the same: 1 unless given. */
  weight?: number
  affirmation?: Affirmation
  /** True for the affirmations that its page shows. */
  hasLine?: (affirmation: Affirmation) => boolean
}

/** The documents of all content besides affirmations. */
export function pageDocuments(): SearchDocument[] {
  return [...guidePages(), ...questionPages(), ...studyPages(), ...resourcePages()]
}

function guidePages(): SearchDocument[] {
  return [
    ...categoryGuides.map(({ faqs, ...guide }) => {
      return guidePage(routes.category(guide.category), nameOf(guide.category), guide.category, guide)
    }),
    ...subcategoryGuides.map((guide) => {
      const { category, subcategory } = guide
      return {
        ...guidePage(routes.subcategory(category, subcategory), nameOf(category), category, guide),
        // Lines for one life are on the page of that life.
        hasLine: (one: Affirmation) => one.subcategory === subcategory && !findSituation(one.audience)
      }
    }),
    ...howToGuides.map((guide) => guidePage(routes.howTo(guide.slug), 'How-to guide', '', guide)),
    ...problemGuides.map((guide) => guidePage(routes.problem(guide.slug), 'Problem guide', '', guide)),
    // The other parts of their pages, such as affirmations, are results of their own.
    ...lives.map(({ slug, title, keywords, lead, rightNow, questions, sky, situations, ...life }) => {
      const parts = { title, seo: { keywords }, lead, rightNow, questions }
      const chosen = new Set([life.affirmations, ...(life.moments ?? []).map((moment) => moment.affirmations)].flat())
      return {
        ...guidePage(routes.life(slug), 'For your situation', sky, parts),
        hasLine: ({ id, audience }: Affirmation) => chosen.has(id) || situations.includes(audience ?? '')
      }
    }),
    ...tools.map(({ href, page: { title, lead }, words }) => ({
      ...guidePage(href, 'On this site', '', { title, seo: { keywords: [words] }, lead }),
      isTool: true as const
    }))
  ]
}

type GuideText = { title: string; seo: { keywords: string[] }; [part: string]: unknown }

function guidePage(href: string, note: string, category: string, guide: GuideText): SearchDocument {
  const { title, seo, ...parts } = guide
  return { kind: 'guides', category, href, note, title, keywords: seo.keywords.join(', '), body: textOf(parts) }
}

function questionPages(): SearchDocument[] {
  return [
    ...questionsOf(`${routes.home()}#home-faq`, 'Complete Guide', '', faq),
    ...categoryGuides.flatMap(({ category, faqs }) =>
      questionsOf(`${routes.category(category)}#faq-${category}`, nameOf(category), category, faqs)
    )
  ]
}

type Question = { question: string; answer: string }

/** @param anchor of the questions, which are numbered from 1 */
function questionsOf(anchor: string, note: string, category: string, questions: Question[]): SearchDocument[] {
  return questions.map(({ question, answer }, index) => {
    const href = `${anchor}-${index + 1}`
    return { kind: 'questions', category, href, note, title: question, keywords: '', body: plainText(answer) }
  })
}

function studyPages(): SearchDocument[] {
  return studies.map(({ key, authors, year, title, venue, plain, not, topics }) => ({
    kind: 'studies',
    category: '',
    href: studyAddress({ key, topics }),
    note: `${authors[0]}${authors.length > 1 ? ' and others' : ''}, ${year}`,
    title,
    keywords: [...topics, ...authors, year].join(', '),
    body: `${plain} It doesn’t show ${not}. ${venue}.`
  }))
}

/** Without those that lead to a guide, which is found itself. */
function resourcePages(): SearchDocument[] {
  return resources
    .filter(({ group }) => group !== 'guides')
    .map(({ href, type, title, description, topics, meta }) => {
      const note = `${type}, ${meta}`
      return { kind: 'resources', category: '', href, note, title, keywords: topics.join(', '), body: description }
    })
}

/** The sentences of an entry, without names and addresses, which have no spaces. */
function textOf(parts: object): string {
  const sentences = allTexts(parts).filter((text) => /\s/.test(text) && !text.startsWith('/'))
  // Headings end without a stop, and would run into the sentence after them.
  return sentences.map((text) => plainText(text).replace(/(?<![.?!:…][”)]?)$/, '.')).join(' ')
}

function nameOf(category: CategoryName): string {
  return findCategory(category).displayName
}
