/** Checks the rows that the attacks left in the database against the schemas of the forms. */
import { db } from '../../lib/db/client'
import { newsletterSchema } from '../../lib/newsletter/list/address'
import { submissionSchema } from '../../lib/submissions/schema'

interface Stored {
  rows: number
  /** Rows that the schemas refuse or would store differently. */
  forbidden: string[]
}

/** Reads all submissions and subscribers of the database at DATABASE_URL. */
export async function readStored(): Promise<Stored> {
  const submissions = await db().submission.findMany()
  const subscribers = await db().subscriber.findMany()
  const forbidden: string[] = []
  for (const row of submissions) {
    const { name, email, category, affirmationText } = row
    const asStored = JSON.stringify({ name, email, category, affirmationText })
    const result = submissionSchema.safeParse(row)
    if (!result.success || JSON.stringify(result.data) !== asStored || row.status !== 'pending')
      forbidden.push(asStored)
  }
  for (const { email } of subscribers) {
    const result = newsletterSchema.safeParse({ email })
    if (result.data?.email !== email || email !== email.toLowerCase()) forbidden.push(JSON.stringify(email))
  }
  return { rows: submissions.length + subscribers.length, forbidden }
}
