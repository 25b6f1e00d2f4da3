/** Operators add, edit, retire and restore affirmations with these functions. Their changes survive the next seed. */
import { randomBytes } from 'node:crypto'
import { utcDate } from '../../calendar/utc-date'
import { allSubcategoryIds } from '../../content/taxonomy'
import { db, type Transaction } from '../../db/client'
import type { Affirmation as Row } from '../../db/generated/client'
import { bumpContentVersion } from '../content-version'
import { subcategoryAmong } from '../corpus/rules'
import { forgetSnapshot } from '../reads/published'
import { countCategory, findRow, fromRow } from '../reads/repository'
import type { EditableAffirmation } from '../types'
import { freeSlug, lockPositions, POSITION_TRANSACTION, releasePosition, retire } from './positions'
import { KEPT_BY_OPERATOR, LEFT_WHILE_RETIRED } from './seed'
import { type AffirmationDraft, affirmationErrors } from './validation'

/** Runs a change of published affirmations in a transaction that excludes others and bumps the content version. */
export async function publishingTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const done = await db().$transaction(async (tx) => {
    await lockPositions(tx)
    const result = await work(tx)
    await bumpContentVersion(tx)
    return result
  }, POSITION_TRANSACTION)
  forgetSnapshot()
  return done
}

/** The affirmation with this id or slug, published or retired. */
export async function findEditableAffirmation(idOrSlug: string): Promise<EditableAffirmation | undefined> {
  const row = await findRow(idOrSlug)
  return row ? editable(row) : undefined
}

/**
 * Publishes a new affirmation at the end of its category, under a slug of its own. Part of `publishingTransaction`.
 * @throws Error that says what is wrong with it
 */
export async function publishAffirmation(
  tx: Transaction,
  origin: 'visitor' | 'operator',
  draft: AffirmationDraft
): Promise<EditableAffirmation> {
  const row = await tx.affirmation.create({
    data: {
      id: `${origin}-${randomBytes(4).toString('hex')}`,
      slug: await freeSlug(tx, draft.text),
      origin,
      position: await countCategory(draft.category, tx),
      ...fieldsOf(draft)
    }
  })
  return editable(row)
}

/** Adds an operator's affirmation. @throws Error that says what is wrong with it */
export function addAffirmation(draft: AffirmationDraft): Promise<EditableAffirmation> {
  return publishingTransaction((tx) => publishAffirmation(tx, 'operator', draft))
}

/**
 * Changes an affirmation and leaves its slug as it is. In another category it gets the last position.
 * @throws Error if there is none, or if it could not be published like this
 */
export function editAffirmation(idOrSlug: string, changes: Partial<AffirmationDraft>): Promise<EditableAffirmation> {
  return publishingTransaction(async (tx) => {
    const row = await requireRow(tx, idOrSlug)
    const { text, category, tags, audience } = fromRow(row)
    const fields = fieldsOf({ text, category, tags, audience, ...changes })
    const moves = row.retiredAt === null && fields.category !== category
    if (moves) await releasePosition(tx, row.id)
    const position = moves ? await countCategory(fields.category, tx) : row.position
    const data = { ...fields, position, updatedAt: new Date() }
    const edited = await tx.affirmation.update({ where: { id: row.id }, data })
    return editable(edited)
  })
}

/** Retires an affirmation. @throws Error if there is none, or if it is retired already */
export function retireAffirmation(idOrSlug: string): Promise<EditableAffirmation> {
  return publishingTransaction(async (tx) => {
    const { id, retiredAt } = await requireRow(tx, idOrSlug)
    if (retiredAt) throw new Error(`${id} was retired already, on ${utcDate(retiredAt)}.`)
    await retire(tx, id)
    return editable(await requireRow(tx, id))
  })
}

/** Publishes a retired affirmation again, at the end of its category. @throws Error if there is none, or if it is published */
export function restoreAffirmation(idOrSlug: string): Promise<EditableAffirmation> {
  return publishingTransaction(async (tx) => {
    const row = await requireRow(tx, idOrSlug)
    if (row.retiredAt === null) throw new Error(`${row.id} is on the site.`)
    // If it left the corpus, it belongs to operators from now on.
    const hasLeft = row.origin === 'corpus' && (row.contentHash === null || row.contentHash === LEFT_WHILE_RETIRED)
    const data = {
      position: await countCategory(row.category, tx),
      retiredAt: null,
      updatedAt: new Date(),
      contentHash: hasLeft ? KEPT_BY_OPERATOR : row.contentHash
    }
    const restored = await tx.affirmation.update({ where: { id: row.id }, data })
    return editable(restored)
  })
}

function fieldsOf(draft: AffirmationDraft) {
  const errors = affirmationErrors(draft)
  if (errors.length > 0) throw new Error(`This cannot be published: ${errors.join('; ')}`)
  const { text, category, tags, audience } = draft
  return { text, category, tags, audience, subcategory: subcategoryAmong(tags, allSubcategoryIds()) }
}

async function requireRow(tx: Transaction, idOrSlug: string): Promise<Row> {
  const row = await findRow(idOrSlug, tx)
  if (!row) throw new Error(`There is no affirmation "${idOrSlug}".`)
  return row
}

function editable(row: Row): EditableAffirmation {
  return { ...fromRow(row), origin: row.origin, retiredAt: row.retiredAt }
}
