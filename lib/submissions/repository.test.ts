import { emptyDatabase, setUpTestDatabase } from '../../test/database'
import { db } from '../db/client'
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
})
