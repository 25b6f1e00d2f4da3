import { z } from 'zod'
import { helpSubject, prose, slug, text } from './fields'
import { questions } from './guides'
import { categoryNames } from './names'

const sky = z.enum(categoryNames).describe('The life area whose sky it has.')

export const lifeThemeSchema = z.strictObject({
  id: slug.describe('What its pages have in “theme”.'),
  title: text.describe('Its heading on /for.'),
  sky
})

export const lifeSchema = z.strictObject({
  slug: slug.describe('The address, /for/SLUG. The page of a situation has its id.'),
  name: text.max(30, 'is over 30 characters').describe('Its name in lists and in the breadcrumb: “Moms”.'),
  theme: slug.describe('The id of a theme.'),
  sky: sky.describe('The life area whose sky it has, and whose page leads to it.'),
  title: text
    .max(60, 'is over 60 characters: the number of lines goes before it')
    .describe('The heading, as people search for it.'),
  description: text
    .min(70, 'is under 70 characters')
    .max(160, 'is over 160 characters: search engines cut it there')
    .describe('Description in search results. 70 to 160 characters.'),
  keywords: z.array(text).min(3, 'needs at least three keywords').describe('Phrases people search for.'),
  lead: prose.describe('Two or three sentences that are true on a bad day, too, and guess at nobody’s life.'),
  breath: z
    .literal(true)
    .optional()
    .describe('For those who are to breathe slowly at once: a line that paces a breath.'),
  rightNow: z.array(prose).length(3, 'needs exactly three things').describe('Each takes a minute.'),
  situations: z.array(slug).describe('Ids of situations.yaml, whose affirmations it shows.'),
  affirmations: z
    .array(slug)
    .describe(
      'Ids of those that it begins with, whoever they are for: the first three fit the moment in which it is opened.'
    ),
  moments: z
    .array(
      z.strictObject({
        title: text,
        affirmations: z.array(slug).min(2, 'needs at least two affirmations').describe('Ids, whoever they are for.')
      })
    )
    .min(3, 'needs at least three moments')
    .optional()
    .describe('Headings of its own, in the order of such a day. Without them its affirmations go by their tags.'),
  ladders: z
    .array(slug)
    .length(3, 'needs exactly three ladders')
    .describe('Names of ladders for anyone; their affirmations are not repeated above.'),
  guides: z.array(text).min(1, 'needs at least one guide').describe('Addresses of guides.'),
  topics: z.array(slug).describe('Topics of studies, as in /science-hub/TOPIC.'),
  tested: z
    .array(prose)
    .min(1)
    .optional()
    .describe('What has been tested, each with its studies: first what is no affirmation.'),
  questions: questions.optional().describe('What people in this life ask, in their words.'),
  help: z
    .strictObject({
      subject: helpSubject,
      text: text.describe('Who should call, in a sentence or two.')
    })
    .optional()
    .describe('For a life in which someone may be in danger: the page has helplines.')
})

/** content/lives.yaml. */
export const lifeFileSchema = z.strictObject({
  themes: z.array(lifeThemeSchema).min(1).describe('In the order of /for.'),
  lives: z.array(lifeSchema).describe('In the order of /for and of previous and next.')
})
