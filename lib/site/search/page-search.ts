/** The content that can be found besides affirmations: the guides, questions, studies and resources of content/. */
import { createHash } from 'node:crypto'
import { categoryGuides, howToGuides, problemGuides, subcategoryGuides } from '../../../content/guides'
import { faq } from '../../../content/home'
import { resources } from '../../../content/resources'
import { studies } from '../../../content/science/studies'
import { allTexts, plainText } from '../../content/prose'
import { studyAddress } from '../../content/study-list'
import { findCategory } from '../../content/taxonomy'
import { db } from '../../db/client'
import { type PageEntry, putPages } from '../../search/entries'
import { prepareTables, readState, writeState } from '../../search/tables'
import { routes } from '../routes'

const STATE = 'pages'
/** Replacing a few hundred pages takes well under a second, unless another process is at it. */
const TRANSACTION = { timeout: 60_000, maxWait: 60_000 }

/** The kinds of page, in the order in which they are shown. */
export const pageKinds = ['guides', 'questions', 'studies', 'resources'] as const
export type PageKind = (typeof pageKinds)[number]

/** Writes the pages of this release into the index, if another release has written the present ones. */
export async function preparePageSearch(): Promise<void> {
  await prepareTables()
  const pages = searchedPages()
  const hash = createHash('sha256').update(JSON.stringify(pages)).digest('base64url')
  if ((await readState(STATE)) === hash) return
  await db().$transaction(async (tx) => {
    await putPages(tx, pages)
    await writeState(tx, STATE, hash)
  }, TRANSACTION)
}

/** All pages as they are searched. */
export function searchedPages(): PageEntry[] {
  return [...guidePages(), ...questionPages(), ...studyPages(), ...resourcePages()]
}

function guidePages(): PageEntry[] {
  const page = (
    href: string,
    note: string,
    category: string,
    guide: { title: string; seo: { keywords: string[] } }
  ) => {
    const { title, seo, ...parts } = guide
    return { kind: 'guides', category, href, note, title, body: textOf(parts, seo.keywords) }
  }
  return [
    ...categoryGuides.map(({ faqs, ...guide }) =>
      page(routes.category(guide.category), nameOf(guide.category), guide.category, guide)
    ),
    ...subcategoryGuides.map((guide) =>
      page(routes.subcategory(guide.category, guide.subcategory), nameOf(guide.category), guide.category, guide)
    ),
    ...howToGuides.map((guide) => page(routes.howTo(guide.slug), 'How-to guide', '', guide)),
    ...problemGuides.map((guide) => page(routes.problem(guide.slug), 'Problem guide', '', guide))
  ]
}

function questionPages(): PageEntry[] {
  const page = (
    path: string,
    name: string,
    note: string,
    category: string,
    items: { question: string; answer: string }[]
  ) =>
    items.map(({ question, answer }, index) => ({
      kind: 'questions',
      category,
      href: `${path}#${name}-${index + 1}`,
      note,
      title: question,
      body: plainText(answer)
    }))
  return [
    ...page(routes.home(), 'home-faq', 'Complete Guide', '', faq),
    ...categoryGuides.flatMap(({ category, faqs }) =>
      page(routes.category(category), `faq-${category}`, nameOf(category), category, faqs)
    )
  ]
}

function studyPages(): PageEntry[] {
  return studies.map(({ key, authors, year, title, venue, plain, not, topics }) => ({
    kind: 'studies',
    category: '',
    href: studyAddress({ key, topics }),
    note: `${authors[0]}${authors.length > 1 ? ' and others' : ''}, ${year}`,
    title,
    body: [plain, not, topics.join(', '), authors.join(', '), venue].join(' ')
  }))
}

/** Without those that lead to a guide, which is found itself. */
function resourcePages(): PageEntry[] {
  return resources
    .filter(({ group }) => group !== 'guides')
    .map(({ href, type, title, description, topics, meta }) => ({
      kind: 'resources',
      category: '',
      href,
      note: `${type}, ${meta}`,
      title,
      body: `${description} ${topics.join(', ')}`
    }))
}

/** The sentences of an entry, without names and addresses, which have no spaces. */
function textOf(parts: object, keywords: string[]): string {
  const sentences = allTexts(parts).filter((text) => /\s/.test(text) && !text.startsWith('/'))
  return [...sentences.map(plainText), keywords.join(', ')].join(' ')
}

function nameOf(category: Parameters<typeof findCategory>[0]): string {
  return findCategory(category).displayName
}
