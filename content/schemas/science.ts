import { z } from 'zod'
import { day, slug, text } from './fields'

/** How well what a study tested stands up; `theory` is an idea, or a review that pools no numbers. */
const studyVerdicts = ['well tested', 'promising', 'mixed', 'found nothing', 'theory'] as const

/** The topics of studies; each that a study has is a page of the science hub. */
const studyTopicNames = [
  'anxiety',
  'body image',
  'brain',
  'CBT and self-help',
  'goals and plans',
  'gratitude',
  'grief and loss',
  'habits',
  'health and illness',
  'mood and well-being',
  'null and mixed results',
  'parents and children',
  'perfectionism and self-doubt',
  'performance',
  'relationships',
  'repeated statements',
  'school and exams',
  'self-affirmation',
  'self-compassion',
  'self-esteem',
  'self-talk',
  'sleep',
  'stress and burnout',
  'work and money'
] as const

/** A text of so many words. */
const upTo = (most: number) =>
  text.refine((words) => words.split(/\s+/).length <= most, `has more than ${most} words: say it shorter`)

export const studySchema = z.strictObject({
  key: z
    .string()
    .regex(
      /^[a-z_]+(\d{3,4}(_[a-z_]+)?|_preprint)$/,
      'must be authors and year, like "wood2009", and a word if two share it; or authors and "_preprint"'
    )
    .describe('What texts cite it by, as [@wood2009]: authors and year.'),
  authors: z
    .array(text)
    .min(1)
    .describe('Full names, in the order of the publication; the last is “others” if the rest could not be looked up.'),
  year: z.number().int().describe('Of the publication.'),
  title: text.describe('As published.'),
  venue: text.describe('Journal or publisher, volume and pages.'),
  doi: text.optional().describe('Without https://doi.org/; left out if it has none.'),
  url: z.url('must be an address that begins with https://').describe('The page of the publisher, or its DOI.'),
  institutions: z.array(text).describe('Where it was done, as far as that could be checked; [] if not.'),
  kind: z
    .enum([
      'experiment',
      'field experiment',
      'fMRI',
      'meta-analysis',
      'observational',
      'review',
      're-analysis',
      'theory',
      'book',
      'guideline'
    ])
    .describe('The kind of work, as the study list names it.'),
  topics: z
    .array(z.enum(studyTopicNames))
    .min(1)
    .describe('The list is grouped by the first; each has a page. A new topic is added to content/schemas/science.ts.'),
  for: z.array(slug).optional().describe('Slugs of the problem and how-to guides that the study serves.'),
  participants: z.number().int().positive().optional().describe('People in it; left out if that is not known.'),
  participantsNote: text.optional().describe('Shown beside the number: how many finished, of how many studies.'),
  read: z
    .enum(['abstract', 'reports', 'parts'])
    .optional()
    .describe('What we have read of it, where that is less than the whole: its abstract, reports of it, or parts.'),
  plain: upTo(40).describe('The most that may be said of it, in one sentence that names its limits.'),
  short: upTo(18).describe('The same in at most eighteen words.'),
  verdict: z.enum(studyVerdicts).describe('How well what it tested stands up. Advice that cites it shows the word.'),
  group: text.describe('Who was in it.'),
  comparedWith: text
    .optional()
    .describe(
      'The other side of each comparison; begins with “none” if it has none; left out if we could not read it.'
    ),
  followup: text.optional().describe('When the outcome was measured; left out if we could not read it.'),
  numbers: z.array(text).describe('The numbers that a text may name beside it, with their units: ["85", "two weeks"].'),
  not: text
    .regex(/^(that|which) /, 'must begin with “that” or “which”')
    .describe('What may not be concluded from it, begun with “that”.'),
  effect: z
    .union([
      z.strictObject({ size: z.number(), low: z.number().optional(), high: z.number().optional() }),
      z.strictObject({ low: z.number(), high: z.number() })
    ])
    .optional()
    .describe(
      'For the plot of the hub: its average effect as a standardized difference, with the interval it gives; or, without a ' +
        'size, the lowest and the highest of its averages, if they differ by outcome.'
    ),
  samePeople: z.array(text).optional().describe('Keys of studies of the same people: together they count once.')
})

export const claimSchema = z.strictObject({
  claim: text.describe('The popular wording.'),
  verdict: z
    .enum(['supported', 'weak', 'none', 'contradicted'])
    .describe('How the popular wording stands up, not the honest one beside it.'),
  evidence: text.describe('What studies found about it, in plain sentences.'),
  wording: text.describe('What one may honestly say.'),
  studies: z.array(text).min(1).describe('Keys of content/science/studies.yaml.')
})

export const noticeSchema = z.strictObject({
  study: text.describe('Its key.'),
  type: text.describe('In Crossref’s words: “retraction”, “expression_of_concern”, “correction”, …'),
  doi: text.describe('Of the notice.'),
  day: day.optional().describe('The day of the notice.')
})

export const citationCheckSchema = z.strictObject({
  lastChecked: day.nullable().describe('The day on which Crossref last told about every study; null if it never has.'),
  unchecked: z
    .array(text)
    .describe('Keys of the studies that Crossref does not know, most of them because they have no DOI.'),
  notices: z.array(noticeSchema).describe('What was published about a study later: retractions, concerns, corrections.')
})
