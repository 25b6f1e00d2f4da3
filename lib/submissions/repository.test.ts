import { emptyDatabase, setUpTestDatabase } from '../../test/database'
import { closeDb, db } from '../db/client'
import { addSubmission } from './repository'

setUpTestDatabase()
beforeEach(emptyDatabase)

const SUBMISSION = {
  name: 'Žofia O’Neill',
  email: 'Zofia@example.org',
  affirmationText: 'I rest.\n"I" rise; DROP TABLE Submission; -- 🙂',
  category: 'love' as const
}

describe('addSubmission', () => {
  it('stores a submission verbatim, pending and undecided', async () => {
    const before = Date.now()
    const id = await addSubmission(SUBMISSION)
    const row = await db().submission.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({
      ...SUBMISSION,
      status: 'pending',
      decidedAt: null,
      decidedBy: null,
      decisionReason: null,
      affirmationId: null
    })
    expect(row.submittedAt.getTime()).toBeGreaterThanOrEqual(before)
    expect(row.submittedAt.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('gives equal submissions ids of their own', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => addSubmission(SUBMISSION)))
    expect(new Set(ids).size).toBe(10)
    expect(await db().submission.count()).toBe(10)
  })

  it('publishes nothing', async () => {
    await addSubmission(SUBMISSION)
    expect(await db().affirmation.count()).toBe(0)
  })

  it('has the row on disk when it returns', async () => {
    const id = await addSubmission(SUBMISSION)
    await closeDb()
    expect((await db().submission.findUniqueOrThrow({ where: { id } })).name).toBe(SUBMISSION.name)
  })
})
