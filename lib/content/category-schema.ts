import * as z from 'zod/mini'

/** The six categories, as the calls name them. Kept equal to content/types.ts by the types below and a test. */
export const categoryName = z.enum(
  ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'],
  'Please choose a category.'
)
