import * as z from 'zod/mini'

/** The six categories, as the API names them. A test keeps them equal to those of content/types.ts. */
export const categoryName = z.enum(
  ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'],
  'Please choose a category.'
)
