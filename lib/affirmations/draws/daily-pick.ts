/**
 * The affirmation of a date, by the one rule that pages, e-mails, feeds, the API and files share. It is an affirmation for anyone,
 * picked and stored when the date begins anywhere, or when it is first read after that, and it stays.
 */
import { categoryNames } from '../../../content/types'
import { ANYONE } from '../../content/situations'
import { db, isUniqueViolation } from '../../db/client'
import { isDatabaseError } from '../../db/database-errors'
import type { Affirmation as Row } from '../../db/generated/client'
import { earliestNewDate, latestDate } from '../local-date'
import { fromRow } from '../reads/repository'
import { positionInRound, turnAt } from '../rotation'
import type { Affirmation, DailyAffirmation } from '../types'
import { dayNumber } from '../utc-date'
import { drawSetLengths, drawSetNames, setsOfTurn } from './draw-sets'
import { findAtPositions } from './find-at-positions'
import { positionAt, type SetPosition, totalLength } from './set-positions'

/** A pick with its affirmation, whose fields are null if it is not in the database any more. */
type Pick = { [Field in keyof Row]: Row[Field] | null } & { pickedId: string; isReplacement: boolean | number }

/**
 * The affirmation of a date (YYYY-MM-DD). If it has been retired since, or is no longer for anyone, another one replaces it for
 * good, and is marked as a replacement.
 * @returns undefined for a date that has not begun anywhere, or is more than a year ago and was never stored; or if nothing is
 * published for anyone
 */
export async function dailyAffirmation(date: string, now = Date.now()): Promise<DailyAffirmation | undefined> {
  if (date > latestDate(now)) return undefined
  // One raw query, because every draw on the home page reads it.
  const [picked] = await db().$queryRaw<Pick[]>`
    SELECT "a".*, "d"."affirmationId" AS "pickedId", "d"."isReplacement" FROM "DailyPick" "d"
    LEFT JOIN "Affirmation" "a" ON "a"."id" = "d"."affirmationId" WHERE "d"."day" = ${date}
    LIMIT 1`
  if (!picked) return date < earliestNewDate(now) ? undefined : store(date, now)
  if (picked.position === null || picked.audience !== ANYONE) return store(date, now, picked.pickedId)
  return { date, affirmation: fromRow(picked as Row), isReplacement: Boolean(picked.isReplacement) }
}

/**
 * Picks by the rule of the day and stores the pick.
 * @param replaced the id of the pick that it replaces, if there is one
 */
async function store(date: string, now: number, replaced?: string): Promise<DailyAffirmation | undefined> {
  const affirmation = await pickFor(date)
  if (!affirmation) return undefined
  const isReplacement = replaced !== undefined
  const pick = { affirmationId: affirmation.id, isReplacement }
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
    if (!isDatabaseError(error)) throw error
  }
  return { date, affirmation, isReplacement }
}

async function pickFor(date: string): Promise<Affirmation | undefined> {
  const turn = turnAt(dayNumber(date))
  const sets = setsOfTurn(await drawSetLengths(drawSetNames([turn.category], ANYONE)), turn)
  const count = totalLength(sets)
  const position = count > 0 ? positionAt(positionInRound(turn.round, count), sets) : await firstPosition()
  const [pick] = await findAtPositions([position])
  return pick
}

/** Used while the category of the day is empty. */
async function firstPosition(): Promise<SetPosition | undefined> {
  return positionAt(0, await drawSetLengths(drawSetNames(categoryNames, ANYONE)))
}
