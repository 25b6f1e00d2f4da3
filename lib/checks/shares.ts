/** The shares of an affirmation's kind that each category keeps: plain sentences that people look for, and jokes. */
import { corpus } from '../../content/affirmations'
import { type AffirmationEntry, type CategoryName, categoryNames } from '../../content/types'
import { CLASSIC, WINK } from '../affirmations/corpus/rules'
import type { ContentIssue } from '../content/issues/issue'
import { ANYONE } from '../content/situations'

/** At least. */
const CLASSICS = 0.25
/** At most: whoever reads one a day should not meet two jokes in a week. */
const WINKS = 0.12

export function checkShares(): ContentIssue[] {
  return categoryNames.flatMap((name) => sharesOf(name, corpus[name]))
}

/** Exported for tests. */
export function sharesOf(category: CategoryName, entries: AffirmationEntry[]): ContentIssue[] {
  const forAnyone = entries.filter((entry) => entry.for === ANYONE)
  const count = (tag: string) => forAnyone.filter(({ tags }) => tags.includes(tag)).length
  const say = (tag: string, bound: string) => ({
    where: `content/affirmations/${category}.yaml`,
    message: `${count(tag)} of ${forAnyone.length} affirmations for anyone have the tag "${tag}", ${bound}`
  })
  return [
    ...(count(CLASSIC) < CLASSICS * forAnyone.length ? [say(CLASSIC, 'at least 25 % should')] : []),
    ...(count(WINK) > WINKS * forAnyone.length ? [say(WINK, 'at most 12 % may')] : [])
  ]
}
