import { z } from 'zod'
import { day, slug, text } from './fields'

export const resourceSchema = z.strictObject({
  id: slug.describe('Unique: search and the page link to it.'),
  group: z.enum(['guides', 'programs', 'research', 'tools']).describe('The section of the page in which it is listed.'),
  type: text.describe('The word on the card: Guide, Book, Course, Study, Worksheet …'),
  title: text.describe('The title on the card.'),
  description: text.describe('One or two sentences: what is in it and for whom.'),
  meta: text.describe('Read time, duration, format or source: the facts on the card.'),
  topics: z.array(text).min(1).max(4).describe('Words on the card, one to four.'),
  href: text.describe('An address of the site, or of the source.'),
  download: z.boolean().optional().describe('true for a file that this site serves for download.')
})

export const emergencyNumberSchema = z.strictObject({
  number: text.describe('The number to dial, in quotes: "112".'),
  where: text.describe('The countries in which it works.'),
  lastChecked: day.describe('The day on which the number was last found in a source, YYYY-MM-DD.')
})

export const helplineSchema = z.strictObject({
  country: text.describe('The country that it serves.'),
  title: text.describe('The name of the helpline.'),
  publisher: text.describe('The organization that runs it.'),
  url: z.url('must be an address that begins with https://').describe('Its own page.'),
  contact: text.optional().describe('What to dial or to text, in quotes if it is only digits: "112".'),
  description: text.describe('Who answers, when and at what cost, in one or two sentences.'),
  lastChecked: day.describe('The day on which name and number were last found in a source, YYYY-MM-DD.')
})

/** content/helplines.yaml. */
export const helplineFileSchema = z.strictObject({
  emergencyNote: text.describe('Shown above the list.'),
  emergencyNumbers: z.array(emergencyNumberSchema).describe('In the order of the page.'),
  helplines: z.array(helplineSchema).describe('By country, crisis lines first.')
})
