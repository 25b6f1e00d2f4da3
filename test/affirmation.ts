import type { Affirmation } from '../lib/affirmations/types'

/** An affirmation for tests that need one and no database. */
export const testAffirmation: Affirmation = {
  id: 'daily-001',
  slug: 'i-can-begin-again',
  text: 'I can begin again.',
  category: 'daily',
  subcategory: null,
  tags: ['gentle'],
  audience: 'anyone',
  ladder: null,
  createdAt: new Date(),
  updatedAt: new Date(),
  position: 0
}
