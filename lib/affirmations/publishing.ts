/** What operators do with lines: add, edit, retire and restore them. What they did survives the next seed. */
import { randomBytes } from 'node:crypto'
import type { CategoryName } from '../../content/types'
import { subcategoryIds } from '../content/taxonomy'
import { db, type Transaction } from '../db/client'
import type { Affirmation as Row } from '../db/generated/client'
import { bumpContentVersion } from './content-version'
import { freeSlug, lockPositions, nextPosition, POSITION_TRANSACTION, releasePosition, retire } from './positions'
import { findRow } from './repository'
import { subcategoryAmong } from './rules'
import { KEPT } from './seed'
import type { EditableAffirmation } from './types'
import { utcDay } from './utc-day'
import { type AffirmationDraft, affirmationErrors } from './validation'

/**
 * Does something that changes what is published: alone, whole or not at all, and noticed by every process of the site.
 */
export function publishing<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db().$transaction(async (tx) => {
    await lockPositions(tx)
    const result = await work(tx)
    await bumpContentVersion(tx)
    return result
  }, POSITION_TRANSACTION)
}

/** The line with this id or slug, retired or not. */
export async function findEditableAffirmation(idOrSlug: string): Promise<EditableAffirmation | undefined> {
  const row = await findRow(idOrSlug)
  return row ? fromRow(row) : undefined
}

/**
 * Publishes a new line at the end of its category, under an address of its own. Part of `publishing`.
 * @throws Error that says what is wrong with the line
 */
export async function publishAffirmation(
  tx: Transaction,
  origin: 'visitor' | 'operator',
  line: AffirmationDraft
): Promise<EditableAffirmation> {
  const row = await tx.affirmation.create({
    data: {
      id: `${origin}-${randomBytes(4).toString('hex')}`,
      slug: await freeSlug(tx, line.text),
      origin,
      position: await nextPosition(tx, line.category),
      ...fieldsOf(line)
    }
  })
  return fromRow(row)
}

/** Adds an operator's line. @throws Error that says what is wrong with it */
export function addAffirmation(line: AffirmationDraft): Promise<EditableAffirmation> {
  return publishing((tx) => publishAffirmation(tx, 'operator', line))
}

/**
 * Changes a line and leaves its address as it is. In another category it gets the last place.
 * @throws Error where there is no such line, or what it would be may not be published
 */
export function editAffirmation(idOrSlug: string, changes: Partial<AffirmationDraft>): Promise<EditableAffirmation> {
  return publishing(async (tx) => {
    const row = await requireRow(tx, idOrSlug)
    const { text, category, tags } = fromRow(row)
    const line = { text, category, tags, ...changes }
    const moves = row.position !== null && line.category !== category
    if (moves) await releasePosition(tx, row.id)
    const position = moves ? await nextPosition(tx, line.category) : row.position
    const data = { ...fieldsOf(line), position, updatedAt: new Date() }
    return fromRow(await tx.affirmation.update({ where: { id: row.id }, data }))
  })
}

/** Takes a line off the site. @throws Error where there is none, or it is retired already */
export function retireAffirmation(idOrSlug: string): Promise<EditableAffirmation> {
  return publishing(async (tx) => {
    const { id, retiredAt } = await requireRow(tx, idOrSlug)
    if (retiredAt) throw new Error(`${id} was retired already, on ${utcDay(retiredAt)}.`)
    await retire(tx, id)
    return fromRow(await requireRow(tx, id))
  })
}

/** Puts a retired line back, at the end of its category. @throws Error where there is none, or it is on the site */
export function restoreAffirmation(idOrSlug: string): Promise<EditableAffirmation> {
  return publishing(async (tx) => {
    const row = await requireRow(tx, idOrSlug)
    if (row.position !== null) throw new Error(`${row.id} is on the site.`)
    const data = {
      position: await nextPosition(tx, row.category),
      retiredAt: null,
      updatedAt: new Date(),
      // One that left the corpus is an operator's from now on.
      contentHash: row.origin === 'corpus' ? (row.contentHash ?? KEPT) : null
    }
    return fromRow(await tx.affirmation.update({ where: { id: row.id }, data }))
  })
}

function fieldsOf(line: AffirmationDraft) {
  const errors = affirmationErrors(line)
  if (errors.length > 0) throw new Error(`This cannot be published: ${errors.join('; ')}`)
  const { text, category, tags } = line
  return { text, category, tags, subcategory: subcategoryAmong(tags, subcategoryIds()) }
}

async function requireRow(tx: Transaction, idOrSlug: string): Promise<Row> {
  const row = await findRow(idOrSlug, tx)
  if (!row) throw new Error(`There is no affirmation "${idOrSlug}".`)
  return row
}

function fromRow(row: Row): EditableAffirmation {
  const { id, slug, text, origin, createdAt, updatedAt, retiredAt } = row
  return {
    id,
    slug,
    text,
    category: row.category as CategoryName,
    tags: row.tags as string[],
    origin,
    createdAt,
    updatedAt,
    retiredAt
  }
}
