/**
 * Checks what the files of content/ say together: the rules of the corpus, the house style, the studies that are cited, and
 * the addresses of the site. Their shapes are checked when they are read, in ../source. Used by `npm run content:check`, by
 * the build and by the tests.
 */
import { located } from '../issues/located'
import { checkCorpus } from './corpus'
import { checkEvidence } from './evidence'
import { checkGuides } from './guides'
import { checkLives } from './lives'
import { checkPages } from './other-content'
import type { ContentReport } from './report'

export function checkContent(): ContentReport {
  const parts = [checkCorpus(), checkGuides(), checkEvidence(), checkLives(), checkPages()]
  return {
    problems: parts.flatMap(({ problems }) => problems).map(located),
    facts: parts.flatMap(({ facts }) => facts)
  }
}
