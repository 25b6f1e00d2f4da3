import { z } from 'zod'
import { day, slug, text } from './fields'

export const resourceSchema = z.strictObject({
  id: slug,
  group: z.enum(['guides', 'programs', 'research', 'tools']),
  type: text.describe('The word on the card: Guide, Book, Course, Study, Worksheet …'),
  title: text,
  description: text,
  meta: text.describe('Read time, duration, format or source: the facts on the card.'),
  topics: z.array(text).min(1).max(4),
  href: text.describe('An address of the site, or of the source.'),
  download: z.boolean().optional().describe('true for a file that this site serves for download.')
})

export const emergencyNumberSchema = z.strictObject({ number: text, where: text, lastChecked: day })

export const helplineSchema = z.strictObject({
  country: text,
  title: text,
  publisher: text,
  url: z.url('must be an address that begins with https://'),
  contact: text.optional().describe('What to dial or to text, in quotes if it is only digits: "112".'),
  description: text,
  lastChecked: day.describe('The day on which name and number were last found in a source, YYYY-MM-DD.')
})

/** content/helplines.yaml. */
export const helplineFileSchema = z.strictObject({
  emergencyNote: text.describe('Shown above the list.'),
  emergencyNumbers: z.array(emergencyNumberSchema),
  helplines: z.array(helplineSchema).describe('By country, crisis lines first.')
})
