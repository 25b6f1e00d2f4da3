import { z } from 'zod'
import { slug, text } from './fields'

const tag = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a tag is lower-case words joined by hyphens, like "new-start"')

export const affirmationSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+-\d{3,4}$/, 'must be the category and a number, like "daily-042"')
    .describe('The category and a number, like daily-042. It never changes.'),
  slug: slug.describe('The public address. It does not follow later edits of the text.'),
  text: text.min(12, 'is under 12 characters').max(220, 'is over 220 characters').describe('12 to 220 characters.'),
  tags: z
    .array(tag)
    .min(1, 'needs at least one tag')
    .max(6, 'has more than six tags')
    .describe('Themes, a moment, exactly one of gentle, moderate, bold, and the id of a subcategory if one fits.')
})
