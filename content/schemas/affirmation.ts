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
  slug: slug.describe('The public address. A new address keeps the old one among the aliases.'),
  text: text.min(8, 'is under 8 characters').max(220, 'is over 220 characters').describe('8 to 220 characters.'),
  for: slug.describe(
    '“anyone” if it needs no list around it, “list” if it presumes that of its subcategory, else the id of a situation of situations.yaml.'
  ),
  tags: z
    .array(tag)
    .min(1, 'needs at least one tag')
    .max(6, 'has more than six tags')
    .describe('Themes, a moment, exactly one of gentle, moderate, bold, and the id of a subcategory if one fits.'),
  ladder: slug
    .optional()
    .describe('Shared by three affirmations that say the same: one gentle, one moderate, one bold, all for the same.'),
  aliases: z.array(slug).min(1).optional().describe('Former addresses. They lead to the present one.')
})

export const situationSchema = z.strictObject({
  id: slug.describe('What the affirmations for this situation have in “for”.'),
  label: text
    .regex(/^For \S/, 'must begin with “For ”')
    .max(40, 'is over 40 characters')
    .describe('Shown with each affirmation.')
})
