/**
 * Checks everything under content/ against its schemas, the rules of the corpus, the house style, the known studies and the
 * addresses of the site. Used by `npm run content:check`, by the build and by the tests.
 */
import { checkCorpus } from './corpus'
import { checkDates } from './dates'
import { checkGuides } from './guides'
import { checkPages } from './pages'
import type { ContentReport } from './shape'

export function checkContent(): ContentReport {
  const parts = [checkCorpus(), checkGuides(), checkPages(), checkDates()]
  return { problems: parts.flatMap(({ problems }) => problems), facts: parts.flatMap(({ facts }) => facts) }
}
