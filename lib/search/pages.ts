/** The content that can be found besides affirmations: the guides, questions, studies and resources of content/. */
import { categoryGuides, howToGuides, problemGuides, subcategoryGuides } from '../../content/guides'
import { faq } from '../../content/home'
import { lives } from '../../content/lives'
import { resources } from '../../content/resources'
import { studies } from '../../content/science/studies'
import type { Life } from '../../content/types'
import { studyAddress } from '../content/studies/study-list'
import { findCategory } from '../content/taxonomy'
import { allTexts, plainText } from '../content/text/prose'
import { routes } from '../routes'

/** The kinds of page, in the order in which they are shown. */
export const pageKinds = ['guides', 'questions', 'studies', 'resources'] as const
export type PageKind = (typeof pageKinds)[number]

export interface SearchedPage {
  kind: PageKind
  /** The life area that it belongs to, or nothing. */
  category: string
  href: string
  /** The words below its title. */
  note: string
  title: string
  /** What it is about in other words than its own. */
  keywords: string
  body: string
}

/** All pages as they are searched. */
export function searchedPages(): SearchedPage[] {
  return [...guidePages(), ...questionPages(), ...studyPages(), ...resourcePages()]
}

function guidePages(): SearchedPage[] {
  const page = (
    href: string,
    note: string,
    category: string,
    guide: { title: string; seo: { keywords: string[] } }
  ) => {
    const { title, seo, ...parts } = guide
    return {
      kind: 'guides' as const,
      category,
      href,
      note,
      title,
      keywords: seo.keywords.join(', '),
      body: textOf(parts)
    }
  }
  return [
    ...categoryGuides.map(({ faqs, ...guide }) =>
      page(routes.category(guide.category), nameOf(guide.category), guide.category, guide)
    ),
    ...subcategoryGuides.map((guide) =>
      page(routes.subcategory(guide.category, guide.subcategory), nameOf(guide.category), guide.category, guide)
    ),
    ...howToGuides.map((guide) => page(routes.howTo(guide.slug), 'How-to guide', '', guide)),
    ...problemGuides.map((guide) => page(routes.problem(guide.slug), 'Problem guide', '', guide)),
    ...lives.map(lifePage)
  ]
}

/** Its guides, topics and affirmations are found themselves. */
function lifePage({ slug, title, keywords, lead, rightNow, sky }: Life): SearchedPage {
  return {
    kind: 'guides',
    category: sky,
    href: routes.life(slug),
    note: 'For your situation',
    title,
    keywords: keywords.join(', '),
    body: textOf([lead, rightNow])
  }
}

function questionPages(): SearchedPage[] {
  const page = (
    path: string,
    name: string,
    note: string,
    category: string,
    items: { question: string; answer: string }[]
  ) =>
    items.map(({ question, answer }, index) => ({
      kind: 'questions' as const,
      category,
      href: `${path}#${name}-${index + 1}`,
      note,
      title: question,
      keywords: '',
      body: plainText(answer)
    }))
  return [
    ...page(routes.home(), 'home-faq', 'Complete Guide', '', faq),
    ...categoryGuides.flatMap(({ category, faqs }) =>
      page(routes.category(category), `faq-${category}`, nameOf(category), category, faqs)
    )
  ]
}

function studyPages(): SearchedPage[] {
  return studies.map(({ key, authors, year, title, venue, plain, not, topics }) => ({
    kind: 'studies' as const,
    category: '',
    href: studyAddress({ key, topics }),
    note: `${authors[0]}${authors.length > 1 ? ' and others' : ''}, ${year}`,
    title,
    keywords: [...topics, ...authors, year].join(', '),
    body: `${plain} It doesn’t show ${not}. ${venue}.`
  }))
}

/** Without those that lead to a guide, which is found itself. */
function resourcePages(): SearchedPage[] {
  return resources
    .filter(({ group }) => group !== 'guides')
    .map(({ href, type, title, description, topics, meta }) => ({
      kind: 'resources' as const,
      category: '',
      href,
      note: `${type}, ${meta}`,
      title,
      keywords: topics.join(', '),
      body: description
    }))
}

/** The sentences of an entry, without names and addresses, which have no spaces. */
function textOf(parts: object): string {
  const sentences = allTexts(parts).filter((text) => /\s/.test(text) && !text.startsWith('/'))
  // Headings end without a stop, and would run into the sentence after them.
  return sentences.map((text) => plainText(text).replace(/(?<![.?!:…][”)]?)$/, '.')).join(' ')
}

function nameOf(category: Parameters<typeof findCategory>[0]): string {
  return findCategory(category).displayName
}
