/**
 * Checks what the files of content/ say together: the rules of the corpus, the house style, the studies that are cited, and
 * the addresses of the site. Their shapes are checked when they are read, in ../source. Used by `npm run content:check`, by
 * the build and by the tests.
 */
import { located } from '../issues/located'
import { checkCorpus } from './corpus'
import { checkEvidence } from './evidence'
import { checkGuides } from './guides'
import { checkDates } from './history/dates'
import { checkLives } from './lives'
import { checkPages } from './other-content'
import type { ContentReport } from './report'

/** @param dates true if pages whose dates are out of date are problems as well */
export function checkContent({ dates = true } = {}): ContentReport {
  const parts = [
    checkCorpus(),
    checkGuides(),
    checkEvidence(),
    checkLives(),
    checkPages(),
    ...(dates ? [checkDates()] : [])
  ]
  return {
    problems: parts.flatMap(({ problems }) => problems).map(located),
    facts: parts.flatMap(({ facts }) => facts)
  }
}
