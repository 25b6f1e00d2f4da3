/**
 * Checks what the files of content/ say together: the rules of the corpus, the house style, the studies that are cited, the
 * help beside what is dangerous, and the addresses of the site. Their shapes are checked when they are read, in ../source. Used
 * by `npm run content:check`, by the build and by the tests.
 */
import type { ContentIssue } from '../issues/issue'
import { located } from '../issues/located'
import { checkCorpus } from './corpus'
import { checkDangerWords } from './danger-words'
import { checkEvidence } from './evidence'
import { checkGuides } from './guides'
import { checkLives } from './lives'
import { checkPages } from './other-content'
import { checkShares } from './shares'

export function checkContent(): ContentIssue[] {
  return [checkCorpus, checkShares, checkGuides, checkEvidence, checkLives, checkPages, checkDangerWords]
    .flatMap((check) => check())
    .map(located)
}
