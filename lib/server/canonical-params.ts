/**
 * The parameters under which the page of an address is kept. Unknown ones become `-`, which nothing is called: so all unknown
 * addresses of a kind share one kept page, and nobody can have pages rendered by making addresses up. A row that is not here
 * works too: Next renders each address that matches it.
 */
import { findPublishedOrRetired } from '../affirmations/reads/repository'
import { howToGuide, problemGuide } from '../content/guides'
import { findLife } from '../content/lives'
import { findStudyTopic } from '../content/studies/study-list'
import { findCategory, findSubcategory, isCategoryName } from '../content/taxonomy'
import { isWellFormed, type RouteName, TODAY } from '../routes'
import { hasDay } from '../site/days'
import { findMarkdownTwin } from '../site/markdown/twins'
import { isSitemapName } from '../site/sitemaps'

type Params = Record<string, string>

const UNKNOWN = '-'
/** Stands for what cannot be a name. */
const MALFORMED = '~'

/** A row with one parameter, of which it is known which values exist. */
const known = (name: string, exists: (value: string) => unknown) => async (params: Params) => ({
  [name]: (await exists(params[name] ?? '')) ? (params[name] as string) : UNKNOWN
})

export const canonicalParams: Partial<Record<RouteName, (params: Params) => Params | Promise<Params>>> = {
  category: known('category', isCategoryName),
  subcategory: ({ category = '', subcategory = '' }) => {
    if (!isWellFormed(category) || !isWellFormed(subcategory)) return { category: MALFORMED, subcategory: MALFORMED }
    if (!isCategoryName(category)) return { category: UNKNOWN, subcategory: UNKNOWN }
    return { category, subcategory: findSubcategory(findCategory(category), subcategory) ? subcategory : UNKNOWN }
  },
  affirmation: async ({ id = '' }) => {
    const found = await findPublishedOrRetired(id)
    // A former slug is kept as it is: its page redirects.
    return { id: found?.isFormerSlug ? id : (found?.affirmation.slug ?? UNKNOWN) }
  },
  embed: async ({ id = '' }) => {
    if (id === TODAY) return { id }
    const found = await findPublishedOrRetired(id)
    return { id: found && !found.isRetired ? found.affirmation.slug : UNKNOWN }
  },
  day: known('date', hasDay),
  howTo: known('guide', howToGuide),
  problem: known('problem', problemGuide),
  studyTopic: known('topic', findStudyTopic),
  life: known('life', findLife),
  markdown: async ({ path = '' }) => ({ path: (await findMarkdownTwin(`/${path}`))?.page.slice(1) ?? UNKNOWN }),
  sitemapPart: known('file', (file) => isSitemapName(file.replace(/\.xml$/, ''))),
  categoryApi: known('category', isCategoryName),
  refused: known('status', (status) => ['403', '413', '429'].includes(status)),
  unknownApi: () => ({ path: UNKNOWN })
}
