/** The affirmation of the day, stored by its first reader. It is one for anyone. */
import { categoryNames } from '../../../content/types'
import { ANYONE } from '../../content/situations'
import { db, isUniqueViolation } from '../../db/client'
import { isDatabaseError } from '../../db/database-errors'
import type { Affirmation as Row } from '../../db/generated/client'
import { fromRow } from '../reads/repository'
import type { Affirmation } from '../types'
import { dayNumber, positionInRound, turnAt } from '../utc-day'
import { findAtPositions } from './draw-positions'
import { drawSetLengths, drawSetNames, setsOfTurn } from './draw-sets'
import { type Position, positionAt, totalLength } from './random-position'

/**
 * The affirmation of a UTC day (YYYY-MM-DD). The first reader stores the pick, so that publishing or retiring others does
 * not change it.
 * @returns undefined if there is none, or if it has been retired since: no other was the affirmation of that day
 */
export async function affirmationOfDay(day: string): Promise<Affirmation | undefined> {
  // One raw query, since every draw for the card of the day reads it.
  const [picked] = await db().$queryRaw<Row[]>`
    SELECT "a".* FROM "DailyPick" "d" LEFT JOIN "Affirmation" "a" ON "a"."id" = "d"."affirmationId" WHERE "d"."day" = ${day}
    LIMIT 1`
  if (!picked) return pickFor(day)
  return picked.position === null ? undefined : fromRow(picked)
}

/**
 * The affirmation of the current UTC day. A pick that has been retired, or sorted as one that is not for anyone, is replaced.
 * @returns undefined only if none is published for anyone
 */
export async function affirmationOfToday(today: string): Promise<Affirmation | undefined> {
  const picked = await affirmationOfDay(today)
  return picked?.audience === ANYONE ? picked : pickFor(today, true)
}

/** Picks by the rule of the day and stores the pick, if `replace` in place of an earlier one. */
async function pickFor(day: string, replace = false): Promise<Affirmation | undefined> {
  const turn = turnAt(dayNumber(day))
  const sets = setsOfTurn(await drawSetLengths(drawSetNames([turn.category], ANYONE)), turn)
  const count = totalLength(sets)
  const position = count > 0 ? positionAt(positionInRound(turn.round, count), sets) : await firstPosition()
  const [pick] = await findAtPositions([position])
  if (!pick) return undefined
  const data = { day, affirmationId: pick.id }
  try {
    if (replace) await db().dailyPick.upsert({ where: { day }, create: data, update: data })
    else await db().dailyPick.create({ data })
    return pick
  } catch (error) {
    // Of two first readers at once, the second one reads the pick of the other.
    if (isUniqueViolation(error)) return affirmationOfDay(day)
    // If the disk is full, the next reader gets the same one by the rule of the day.
    if (isDatabaseError(error)) return pick
    throw error
  }
}

/** Stands in as long as the category of the day is empty. */
async function firstPosition(): Promise<Position | undefined> {
  return positionAt(0, await drawSetLengths(drawSetNames(categoryNames, ANYONE)))
}
