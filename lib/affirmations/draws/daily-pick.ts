/**
 * The affirmations of dates, by the one rule that pages, e-mails, feeds, the API and files share. Each is an affirmation for
 * anyone, picked and stored when the date begins anywhere, or when it is first read after that, and it stays.
 */
import { type CategoryName, categoryNames, type Intensity } from '../../../content/types'
import { earliestNewDate, earliestStartOf, latestDate } from '../../calendar/local-date'
import { dateBefore, dayNumber } from '../../calendar/utc-date'
import { ANYONE } from '../../content/situations'
import { db, isUniqueViolation } from '../../db/client'
import { isDatabaseUnavailable } from '../../db/database-errors'
import { CLASSIC, intensityOf, WINK } from '../corpus/rules'
import { currentSnapshot, type PublishedSnapshot, poolOf } from '../reads/published'
import { findAffirmations } from '../reads/repository'
import { positionInRound, type Turn, turnAt } from '../rotation'
import type { Affirmation, DailyAffirmation } from '../types'

/**
 * The affirmation of a date (YYYY-MM-DD). If it has been retired since, or is no longer for anyone, another one replaces it for
 * good, and is marked as a replacement.
 * @returns undefined for a date that has not begun anywhere, or is more than a year ago and was never stored; or if nothing is
 * published for anyone
 */
export async function dailyAffirmation(date: string, now = Date.now()): Promise<DailyAffirmation | undefined> {
  const [found] = await dailyAffirmationsUntil(date, 1, now)
  return found
}

/**
 * The affirmation of a date for readers who have chosen categories, by the same rule: stored when it is first read, and replaced if
 * it has been retired since.
 * @param categories in their order; not all of them, which have the affirmation of the date
 */
export async function categoryPick(
  date: string,
  categories: readonly CategoryName[],
  now = Date.now()
): Promise<Affirmation | undefined> {
  const key = { day: date, categories: categories.join(' ') }
  const stored = await db().categoryPick.findUnique({ where: { day_categories: key } })
  const [known] = stored ? await findAffirmations([stored.affirmationId]) : []
  if (known?.audience === ANYONE) return known
  const snapshot = await currentSnapshot()
  const picked = affirmationOfTurn(snapshot, turnAt(dayNumber(date), categories)) ?? unasked(snapshot, categories)[0]
  if (!picked) return (await dailyAffirmation(date, now))?.affirmation
  const { count } = await db().categoryPick.updateMany({
    where: { ...key, affirmationId: stored?.affirmationId ?? picked.id },
    data: { affirmationId: picked.id }
  })
  if (count > 0) return picked
  try {
    await db().categoryPick.create({ data: { ...key, affirmationId: picked.id } })
    return picked
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Of two first readers at once, the second one reads the pick of the other.
    return categoryPick(date, categories, now)
  }
}

/**
 * The affirmations of a date and of the dates before it that have one, the newest first. Takes two queries, and more for dates
 * whose affirmation is not stored yet or has been retired.
 */
export async function dailyAffirmationsUntil(
  last: string,
  count: number,
  now = Date.now()
): Promise<DailyAffirmation[]> {
  const dates = Array.from({ length: count }, (_, back) => dateBefore(last, back)).filter(
    (date) => date <= latestDate(now)
  )
  const stored = await db().dailyPick.findMany({ where: { day: { in: dates } } })
  const picks = new Map(stored.map((pick) => [pick.day, pick]))
  const published = await findAffirmations(stored.map(({ affirmationId }) => affirmationId))
  const found = await Promise.all(
    dates.map(async (date) => {
      const pick = picks.get(date)
      const affirmation = published.find(({ id, audience }) => id === pick?.affirmationId && audience === ANYONE)
      if (pick && affirmation) {
        const { isReplacement, replacedAt } = pick
        return { date, affirmation, isReplacement, replacedAt }
      }
      if (!pick && date < earliestNewDate(now)) return []
      return (await store(date, now, pick?.affirmationId)) ?? []
    })
  )
  return found.flat()
}

/**
 * The affirmation of the date, then others for anyone, from categories and intensities in turn. A date takes the `count` - 1 turns
 * after those of the date before, so that none is skipped; one more is taken in case the affirmation of the date is among them.
 * @returns `count` of them, or fewer if there are not as many
 */
export async function rotatingAffirmations(date: string, count: number): Promise<Affirmation[]> {
  const daily = (await dailyAffirmation(date))?.affirmation
  const snapshot = await currentSnapshot()
  const first = dayNumber(date) * (count - 1)
  const others = Array.from({ length: count }, (_, index) => affirmationOfTurn(snapshot, turnAt(first + index)))
  const byId = new Map([daily, ...others].flatMap((one) => (one ? [[one.id, one] as const] : [])))
  return [...byId.values()].slice(0, count)
}

/**
 * Picks by the rule of the day and stores the pick.
 * @param replaced the id of the pick that it replaces, if there is one
 */
async function store(date: string, now: number, replaced?: string): Promise<DailyAffirmation | undefined> {
  const snapshot = await currentSnapshot()
  // The second is for a day whose category is empty.
  const affirmation = affirmationOfTurn(snapshot, turnAt(dayNumber(date))) ?? unasked(snapshot, categoryNames)[0]
  if (!affirmation) return undefined
  const isReplacement = replaced !== undefined
  const replacedAt = isReplacement ? new Date(now) : null
  const pick = { affirmationId: affirmation.id, isReplacement, replacedAt }
  try {
    if (isReplacement) {
      const { count } = await db().dailyPick.updateMany({ where: { day: date, affirmationId: replaced }, data: pick })
      // Another reader has replaced it meanwhile.
      if (count === 0) return dailyAffirmation(date, now)
    } else await db().dailyPick.create({ data: { day: date, ...pick } })
  } catch (error) {
    // Of two first readers at once, the second one reads the pick of the other.
    if (isUniqueViolation(error)) return dailyAffirmation(date, now)
    // If the disk is full, the next reader gets the same one by the rule of the day.
    if (!isDatabaseUnavailable(error)) throw error
  }
  return { date, affirmation, isReplacement, replacedAt }
}

/** When the affirmation of a date last changed after the date had begun: it was replaced, or edited. */
export function changedAt({ date, affirmation, replacedAt }: DailyAffirmation): Date | undefined {
  const { createdAt, updatedAt } = affirmation
  // A new row gets both times within moments.
  const editedAt = updatedAt.getTime() - createdAt.getTime() > 10_000 ? updatedAt.getTime() : 0
  const latest = Math.max(editedAt, replacedAt?.getTime() ?? 0)
  return latest > Date.parse(earliestStartOf(date)) ? new Date(latest) : undefined
}

/**
 * The affirmation for anyone whose turn it is: of its category and intensity, or of its category if there is none of both.
 * Winks and all others have turns of their own, each in a rotation of its own.
 */
function affirmationOfTurn(snapshot: PublishedSnapshot, turn: Turn): Affirmation | undefined {
  const { category, intensity, round, isWink, winks } = turn
  const wanted = unasked(snapshot, [category], intensity)
  const pool = wanted.length > 0 ? wanted : unasked(snapshot, [category])
  const jokes = pool.filter(({ tags }) => tags.includes(WINK))
  const others = pool.filter(({ tags }) => !tags.includes(WINK))
  if (jokes.length === 0 || others.length === 0) return inRotation(pool, round)
  return isWink ? inRotation(jokes, winks) : inRotation(others, round - winks)
}

/**
 * What may be shown to those who have not asked for anything: all that is for anyone but bold classics. “I am worthy of love.”
 * can make someone feel worse who cannot believe it (Wood 2009).
 */
function unasked(
  snapshot: PublishedSnapshot,
  categories: readonly CategoryName[],
  intensity?: Intensity
): Affirmation[] {
  const isBoldClassic = ({ tags }: Affirmation) => tags.includes(CLASSIC) && intensityOf(tags) === 'bold'
  return poolOf(snapshot, categories, ANYONE, intensity).filter((affirmation) => !isBoldClassic(affirmation))
}

function inRotation(pool: Affirmation[], round: number): Affirmation | undefined {
  return pool.length > 0 ? pool[positionInRound(round, pool.length)] : undefined
}

/** The earliest date that has an affirmation, or gets one when it is read. */
export async function earliestDate(): Promise<string> {
  const stored = await db().dailyPick.findFirst({ orderBy: { day: 'asc' }, select: { day: true } })
  const unread = earliestNewDate()
  return stored && stored.day < unread ? stored.day : unread
}
