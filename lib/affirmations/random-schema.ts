import * as z from 'zod/mini'
import { categoryName } from '../content/category-schema'

/** POST /api/affirmations/random. No category, or none named, means all. */
export const randomSchema = z.object({
  categories: z.optional(z.array(categoryName).check(z.maxLength(6, 'Name each category once.')))
})
