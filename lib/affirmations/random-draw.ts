/**
 * Random draws. All that are asked for while one query runs share the next: under load one query serves dozens, and none
 * ever sees rows older than its own request.
 */
import { type CategoryName, categoryNames } from '../../content/types'
import { db } from '../db/client'
import { type Position, randomPosition } from './random-position'
import { countCategories, fromRow } from './repository'
import type { PositionedAffirmation } from './types'

interface Draw {
  /** None means all. */
  categories: readonly CategoryName[]
  /** Ids or slugs of those that must not come out, as long as there is another. */
  except: readonly string[]
  resolve: (affirmation: PositionedAffirmation | undefined) => void
  reject: (error: unknown) => void
}

/** Most draws that share a query: its parameters have a limit. */
const BATCH_SIZE = 100

let waiting: Draw[] = []
let isDrawing = false

/**
 * A random published affirmation of the given categories (none given: all), each as likely as any other.
 * @param except ids or slugs that must not come out, as long as there is another
 */
export function randomAffirmation(
  categories: readonly CategoryName[] = [],
  except: readonly string[] = []
): Promise<PositionedAffirmation | undefined> {
  return new Promise((resolve, reject) => {
    waiting.push({ categories, except, resolve, reject })
    if (!isDrawing) void drawWaiting()
  })
}

async function drawWaiting(): Promise<void> {
  isDrawing = true
  while (waiting.length > 0) {
    const batch = waiting.slice(0, BATCH_SIZE)
    waiting = waiting.slice(BATCH_SIZE)
    try {
      const drawn = await drawBatch(batch)
      for (const [index, { resolve }] of batch.entries()) resolve(drawn[index])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  isDrawing = false
}

async function drawBatch(draws: Draw[]): Promise<(PositionedAffirmation | undefined)[]> {
  const asked = draws.some(({ categories }) => categories.length === 0)
    ? categoryNames
    : [...new Set(draws.flatMap(({ categories }) => categories))]
  const counts = new Map((await countCategories(asked)).map(({ name, count }) => [name, count]))
  const excepted = await findPositions([...new Set(draws.flatMap(({ except }) => except))])
  const positions = draws.map(({ categories, except }) =>
    randomPosition(
      (categories.length > 0 ? [...new Set(categories)] : categoryNames).map((name) => ({
        list: name,
        length: counts.get(name) ?? 0
      })),
      except.flatMap((id) => excepted.get(id) ?? [])
    )
  )
  const wanted = positions.flatMap((found) => (found ? [{ category: found.list, position: found.position }] : []))
  const rows = wanted.length > 0 ? await db().affirmation.findMany({ where: { OR: wanted } }) : []
  const byPosition = new Map(rows.map((row) => [`${row.category} ${row.position}`, fromRow(row)]))
  return positions.map((found) => found && byPosition.get(`${found.list} ${found.position}`))
}

async function findPositions(ids: string[]) {
  // PostgreSQL refuses a text with NUL, which no id has.
  const known = ids.filter((id) => !id.includes('\0'))
  if (known.length === 0) return new Map<string, Position<CategoryName>>()
  const select = { id: true, slug: true, category: true, position: true }
  // Two queries: one with OR would search two indexes as well, and join them.
  const [byId, bySlug] = await Promise.all([
    db().affirmation.findMany({ where: { id: { in: known }, position: { not: null } }, select }),
    db().affirmation.findMany({ where: { slug: { in: known }, position: { not: null } }, select })
  ])
  const rows = [...byId, ...bySlug]
  return new Map(
    rows.flatMap(({ id, slug, category, position }) => {
      const found = { list: category as CategoryName, position: position as number }
      return [
        [id, found],
        [slug, found]
      ] as const
    })
  )
}
