import * as z from 'zod/mini'
import { situations } from '../../../content/situations'
import { intensities } from '../../../content/types'
import { categoryName } from '../../content/category-schema'
import { ANYONE } from '../../content/situations'

/** POST /api/affirmations/random. No category means all, no `for` means anyone, no strength means any. */
export const randomSchema = z.object({
  categories: z.optional(z.array(categoryName).check(z.maxLength(6, 'Name each category once.'))),
  for: z.optional(
    z.enum([ANYONE, ...situations.map(({ id }) => id)], 'Write "anyone" or the id of a situation, such as "exams".')
  ),
  strength: z.optional(z.enum(intensities, `Write ${intensities.join(', ')}.`))
})
