import * as z from 'zod/mini'
import { categoryNames } from '../../content/schemas/names'
import { email, text } from '../content/text/text-schema'

export const AFFIRMATION_LIMIT = 500
/** A field of the form that nobody sees: programs that fill in whatever they find give themselves away. */
export const TRAP_FIELD = 'subject'

/** POST /api/submit, and the form on /submit. */
export const submissionSchema = z.object({
  name: text(80, 'Please enter your name.'),
  email,
  category: z.enum(categoryNames, 'Please choose a category.'),
  affirmationText: text(AFFIRMATION_LIMIT, 'Please write your affirmation.', { multiline: true })
})

export type SubmissionInput = z.input<typeof submissionSchema>
