/**
/**
 * Checks what the files of content/ say together: the rules of the corpus, the house style, the studies that are cited, the
 * help beside what is dangerous, and the addresses of the site. Their shapes are checked when they are read, in
 * lib/content/source. `npm run content:check` and the build run it.
 */
import type { ContentIssue } from '../content/issues/issue'
import { located } from '../content/issues/located'
import { checkAffirmations } from './affirmations'
import { checkDangerWords } from './danger-words'
import { checkDistress } from './distress'
import { checkEvidence } from './evidence'
import { checkGoals } from './goals'
import { checkGuides } from './guides'
import { checkLives } from './lives'
import { checkOtherContent } from './other-content'
import { checkShares } from './shares'

export function checkContent(): ContentIssue[] {
  const checks = [
    checkAffirmations,
    checkShares,
    checkGuides,
    checkEvidence,
    checkLives,
    checkOtherContent,
    checkDangerWords,
    checkDistress,
    checkGoals
  ]
  return checks.flatMap((check) => check()).map(located)
}
