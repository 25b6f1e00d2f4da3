/**
 * Random draws. All draws that are requested in one turn of the event loop share a query: under load one serves dozens, and
 * none ever sees rows older than its own request.
 */
import DataLoader from 'dataloader'
import { type CategoryName, categoryNames, type Intensity } from '../../../content/types'
import { ANYONE } from '../../content/situations'
import { db } from '../../db/client'
import type { PositionedAffirmation } from '../types'
import { drawSetLengths, drawSetNames } from './draw-sets'
import { findAtPositions } from './find-at-positions'
import { randomPosition, type SetPosition, totalLength } from './set-positions'

export interface DrawOptions {
  /** None means all. */
  categories?: readonly CategoryName[]
  /** Whom the affirmation is for: anyone unless a situation is given. */
  audience?: string
  /** None means any. */
  intensity?: Intensity
  /** Ids or slugs that must not be drawn as long as there is another. */
  except?: readonly string[]
}

interface Draw {
  sets: string[]
  except: readonly string[]
}

const drawLoader = new DataLoader<Draw, PositionedAffirmation | undefined>(drawBatch, {
  cache: false,
  // The number of a query's parameters has a limit.
  maxBatchSize: 100,
  // Once all requests that have arrived are read.
  batchScheduleFn: setImmediate
})

/** A random published affirmation. All that fit are equally likely. */
export function randomAffirmation(options: DrawOptions = {}): Promise<PositionedAffirmation | undefined> {
  const { categories = [], audience = ANYONE, intensity, except = [] } = options
  const names = categories.length > 0 ? [...new Set(categories)] : categoryNames
  return drawLoader.load({ sets: drawSetNames(names, audience, intensity && [intensity]), except })
}

/**
 * Draws from all affirmations first, and again without the excepted ones only if it has drawn one of them. That is so rare that
 * finding their positions each time would cost more. The other affirmations stay equally likely.
 */
async function drawBatch(draws: readonly Draw[]): Promise<(PositionedAffirmation | undefined)[]> {
  const names = [...new Set(draws.flatMap(({ sets }) => sets))]
  const lengths = new Map((await drawSetLengths(names)).map((length) => [length.set, length]))
  const lengthsOf = ({ sets }: Draw) => sets.flatMap((name) => lengths.get(name) ?? [])
  const drawn = await findAtPositions(draws.map((draw) => randomPosition(lengthsOf(draw), [])))
  const again = [...draws.entries()].flatMap(([index, draw]) => {
    const affirmation = drawn[index]
    // The position is empty if an affirmation has been retired since its set was counted.
    const isMissing = affirmation === undefined && totalLength(lengthsOf(draw)) > 0
    return isMissing || isExcepted(affirmation, draw.except) ? [index] : []
  })
  if (again.length === 0) return drawn

  const redraws = draws.filter((_, index) => again.includes(index))
  const excepted = await findDrawPositions([...new Set(redraws.flatMap(({ except }) => except))])
  const redrawn = await findAtPositions(
    redraws.map((draw) =>
      randomPosition(
        lengthsOf(draw),
        draw.except.flatMap((id) => excepted.get(id) ?? [])
      )
    )
  )
  for (const [index, place] of again.entries()) drawn[place] = redrawn[index]
  return drawn
}

function isExcepted(drawn: PositionedAffirmation | undefined, except: readonly string[]): boolean {
  return drawn !== undefined && (except.includes(drawn.id) || except.includes(drawn.slug))
}

async function findDrawPositions(ids: string[]): Promise<ReadonlyMap<string, SetPosition>> {
  // PostgreSQL refuses a text with NUL, which no id has.
  const known = ids.filter((id) => !id.includes('\0'))
  if (known.length === 0) return new Map()
  const select = { id: true, slug: true, drawSet: true, drawPosition: true }
  // Two queries: one with OR would search two indexes as well, and join them.
  const [byId, bySlug] = await Promise.all([
    db().affirmation.findMany({ where: { id: { in: known } }, select }),
    db().affirmation.findMany({ where: { slug: { in: known } }, select })
  ])
  return new Map(
    [...byId, ...bySlug].flatMap(({ id, slug, drawSet, drawPosition }) => {
      if (drawSet === null || drawPosition === null) return []
      const position = { set: drawSet, position: drawPosition }
      return [
        [id, position],
        [slug, position]
      ] as const
    })
  )
}
