/** Finds the page that an address shows, before it is rendered. All unknown addresses of one kind share a single page. */
import { resolveAffirmation } from '../affirmations/reads/repository'
import { howToGuide, problemGuide } from '../content/guides'
import { findStudyTopic } from '../content/study-list'
import { findCategory, findSubcategory, isCategoryName } from '../content/taxonomy'
import { isWellFormed, routes, screens } from '../site/routes'

/** Stands for any unknown segment: no row has this name, so that Next renders the not-found page of its kind. */
const UNKNOWN = '-'
/** Stands for any segment that cannot be a name. */
const MALFORMED = '~'

export type DocumentAddress =
  /** `path` is both the address that Next renders and the cache key of the response. */
  { path: string } | { redirect: string }

/** Pages whose address has no parameters. */
const FIXED = new Set<string>([
  ...Object.values(screens).flatMap(({ path }) => (path.includes('[') ? [] : [path])),
  routes.offline()
])

/** The page of all other unknown addresses. */
export const NOT_FOUND: DocumentAddress = { path: `/${UNKNOWN}` }

/**
 * @param path canonical, aliases resolved
 * @param segments the segments of the path, decoded and in lower case
 */
export async function findDocument(path: string, segments: string[]): Promise<DocumentAddress> {
  if (FIXED.has(path)) return { path }
  const [kind, first = '', second] = segments
  if (segments.length === 3 && kind === 'category' && second !== undefined) return findSubcategoryPage(first, second)
  if (segments.length !== 2) return NOT_FOUND
  switch (kind) {
    case 'category':
      return { path: isCategoryName(first) ? path : routes.category(UNKNOWN) }
    case 'how-to-guide':
      return { path: howToGuide(first) ? path : routes.howTo(UNKNOWN) }
    case 'problem-solution':
      return { path: problemGuide(first) ? path : routes.problem(UNKNOWN) }
    case 'science-hub':
      return { path: findStudyTopic(first) ? path : routes.studyTopic(UNKNOWN) }
    case 'affirmation':
      return findAffirmationPage(first)
    default:
      return NOT_FOUND
  }
}

function findSubcategoryPage(category: string, subcategory: string): DocumentAddress {
  if (!isWellFormed(category) || !isWellFormed(subcategory)) return { path: routes.subcategory(MALFORMED, MALFORMED) }
  if (!isCategoryName(category)) return { path: routes.subcategory(UNKNOWN, UNKNOWN) }
  const isKnown = findSubcategory(findCategory(category), subcategory) !== undefined
  return { path: routes.subcategory(category, isKnown ? subcategory : UNKNOWN) }
}

async function findAffirmationPage(idOrSlug: string): Promise<DocumentAddress> {
  const found = await resolveAffirmation(idOrSlug)
  if (found?.isFormer) return { redirect: routes.affirmation(found.slug) }
  return { path: routes.affirmation(found?.slug ?? UNKNOWN) }
}
