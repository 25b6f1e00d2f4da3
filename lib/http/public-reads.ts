/** Reads the affirmation that a request asks for, of a date or a random one, for the public API and files of the same content. */
import { dailyAffirmation } from '../affirmations/draws/daily-pick'
import { randomAffirmation } from '../affirmations/draws/random-draw'
import { publishedTags } from '../affirmations/reads/published'
import type { Affirmation, DailyAffirmation } from '../affirmations/types'
import { dateIn, earliestNewDate, isTimeZone, latestDate } from '../calendar/local-date'
import { ANYONE } from '../content/situations'
import { suggestion } from '../did-you-mean'
import { randomQuery, todayQuery } from '../site/api/public-api'
import { ProblemDetails, retryLater } from './problem-details'
import { readQuery } from './request-input'

/**
 * The affirmation of the date that a request asks for, which is today unless given: in UTC, or in the time zone `tz` if there is one.
 * @throws ProblemDetails 400 if a parameter is not valid, 404 for a date without an affirmation, 503 if nothing is published
 */
export async function requestedDailyAffirmation(request: Request): Promise<DailyAffirmation> {
  const { tz = 'UTC', ...asked } = readQuery(request, todayQuery)
  const now = Date.now()
  const date = asked.date ?? dateIn(isTimeZone(tz) ? tz : 'UTC', now)
  const found = await dailyAffirmation(date)
  if (found) return found
  const [first, last] = [earliestNewDate(now), latestDate(now)]
  if (date < first || date > last) {
    throw new ProblemDetails(404, `There is no affirmation of ${date}. Every date from ${first} to ${last} has one.`)
  }
  throw retryLater(503, 'There are no affirmations yet.', 60)
}

/**
 * A random affirmation that fits the parameters of a request.
 * @throws ProblemDetails 400 if a parameter is not valid, 404 if none fits
 */
export async function requestedRandomAffirmation(request: Request): Promise<Affirmation> {
  const { category, tag, strength, for: audience = ANYONE, not } = readQuery(request, randomQuery)
  const categories = category && [category]
  const drawn = await randomAffirmation({ categories, audience, intensity: strength, tag, except: not })
  if (drawn) return drawn
  const known = tag === undefined ? [] : await publishedTags()
  if (tag === undefined || known.includes(tag)) {
    throw new ProblemDetails(404, 'No affirmation fits all these parameters.')
  }
  throw new ProblemDetails(404, `No affirmation has the tag “${tag}”${suggestion(tag, known) || '.'}`)
}
