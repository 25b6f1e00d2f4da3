/**
 * The shape of every entry of the site's content, as zod schemas.
 *
 * Each schema is strict: a missing, misspelled or empty field fails `npm run content:check` (and with it the build) with
 * the file, the path inside it and a sentence on how to mend it. Entries import their type from here and are plain data.
 */
import { z } from 'zod'

export const categoryNames = ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'] as const
export const intensities = ['gentle', 'moderate', 'bold'] as const

/** Icons that content may name; `components/ui/icon.tsx` draws them. */
export const iconNames = [
  'sunrise',
  'sunset',
  'sun',
  'moon',
  'cloud-sun',
  'briefcase',
  'brain',
  'trending-up',
  'heart',
  'heart-handshake',
  'heart-crack',
  'house',
  'leaf',
  'bed',
  'wind',
  'hand-heart',
  'target',
  'book-open',
  'wallet',
  'palette',
  'sprout',
  'mountain',
  'compass',
  'calendar',
  'notebook-pen',
  'flame',
  'sparkle',
  'anchor',
  'footprints',
  'refresh-cw'
] as const

const text = z.string().trim().min(1, 'is empty: write the text or remove the entry')
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by single hyphens, like "morning-routine"')

/**
 * Running text with three marks: `[@study2016]` or `[@one2016, @two2020]` cites studies by key and becomes numbered notes,
 * `[words](/address)` links, `*words*` stresses.
 */
export const proseSchema = text.describe('running text; marks: [@studyKey], [words](/address), *stress*')
const paragraphs = z.array(proseSchema).min(1, 'needs at least one paragraph')
/** Three things that a reader can do or say within a minute. Becomes required with the guides that have it. */
const rightNow = z.array(proseSchema).length(3, 'needs exactly three items').optional()

/** Search and preview texts of a page. */
export const seoSchema = z.strictObject({
  /** Up to 65 characters, unique in the site. */
  title: text.max(65, 'is over 65 characters: search engines cut it there'),
  /** 70 to 160 characters, unique in the site. */
  description: text.min(70, 'is under 70 characters').max(160, 'is over 160 characters: search engines cut it there'),
  keywords: z.array(text).min(3, 'needs at least three keywords')
})

/** A short heading with its text. */
const pointSchema = z.strictObject({ title: text, text: proseSchema })

const tag = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a tag is lower-case words joined by hyphens, like "new-start"')

/** One line of the corpus. `id` never changes; `slug` is the public address and does not follow later edits of the text. */
export const affirmationSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{3,4}$/, 'must be the category and a number, like "daily-042"'),
  slug,
  text: text.min(12, 'is under 12 characters').max(220, 'is over 220 characters'),
  /** One to six: themes, a moment, exactly one of gentle, moderate, bold, and the subcategory's id where one fits. */
  tags: z.array(tag).min(1, 'needs at least one tag').max(6, 'has more than six tags')
})

export const subcategoryRefSchema = z.strictObject({
  id: slug,
  title: text,
  /** One plain sentence for cards and lists. */
  description: text,
  icon: z.enum(iconNames)
})

export const categorySchema = z.strictObject({
  name: z.enum(categoryNames),
  displayName: text,
  /** The second name that the specification gives, if any. */
  alternateName: text.optional(),
  description: text,
  icon: z.enum(iconNames),
  /** The moment of the day whose sky stands for the category. */
  moment: z.enum(['dawn', 'morning', 'noon', 'golden hour', 'dusk', 'night']),
  related: z.array(z.enum(categoryNames)).length(3),
  /** Three guides featured on the home card. */
  articles: z.array(z.strictObject({ title: text, href: text })).length(3),
  subcategories: z.array(subcategoryRefSchema).min(1)
})

/** What a category page says beyond its list. */
export const categoryGuideSchema = z.strictObject({
  category: z.enum(categoryNames),
  title: text,
  intro: paragraphs,
  seo: seoSchema,
  /** The pillar text: three to five sections. */
  sections: z
    .array(z.strictObject({ heading: text, body: paragraphs }))
    .min(3)
    .max(6),
  /** One block a subcategory, in the order of the taxonomy. */
  blocks: z.array(
    z.strictObject({
      subcategory: slug,
      summary: proseSchema,
      benefits: z.array(proseSchema).min(3).max(5),
      howToPractice: z.array(proseSchema).min(3).max(5),
      proTips: z.array(proseSchema).min(2).max(4),
      research: paragraphs
    })
  ),
  science: z.strictObject({ heading: text, body: paragraphs }),
  faqs: z.array(z.strictObject({ question: text, answer: proseSchema })).length(4, 'needs exactly four questions')
})

/** The guide of a subcategory page. Its example affirmations come from the corpus, by tag. */
export const subcategoryGuideSchema = z.strictObject({
  category: z.enum(categoryNames),
  subcategory: slug,
  title: text,
  description: proseSchema,
  seo: seoSchema,
  badges: z.array(text).min(1).max(3),
  rightNow,
  introduction: paragraphs,
  benefits: z.array(pointSchema).min(3).max(6),
  howToUse: z.array(pointSchema).min(3).max(7),
  tips: z.array(pointSchema).min(3).max(7),
  scientificBasis: paragraphs,
  /** Where the evidence stops, and when this is not the right tool. */
  limits: paragraphs
})

export const howToGuideSchema = z.strictObject({
  slug,
  title: text,
  description: proseSchema,
  seo: seoSchema,
  category: z.enum(['technique', 'routine', 'mental-health']),
  readTime: z.string().regex(/^\d+ min read$/, 'must read like "8 min read"'),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  /** The third fact on the card: "5 Steps", "6 Minutes Daily". */
  extent: text,
  rightNow,
  introduction: paragraphs,
  whoFor: proseSchema,
  notFor: proseSchema,
  steps: z
    .array(z.strictObject({ title: text, content: paragraphs, tips: z.array(proseSchema).min(1).max(4) }))
    .min(3)
    .max(12),
  examples: z
    .array(z.strictObject({ poor: text, good: text, explanation: proseSchema }))
    .min(3)
    .max(6),
  scientificBasis: paragraphs,
  limits: paragraphs,
  commonMistakes: z.array(pointSchema).min(3).max(7)
})

export const problemGuideSchema = z.strictObject({
  slug,
  title: text,
  description: proseSchema,
  seo: seoSchema,
  category: z.enum(['self-improvement', 'career', 'mental-health']),
  urgency: z.enum(['High', 'Medium']),
  /** Badges on the landing card, as the specification words them. */
  badges: z.array(text).min(1).max(3),
  rightNow,
  introduction: paragraphs,
  whoFor: proseSchema,
  notFor: proseSchema,
  problem: z.strictObject({
    title: text,
    description: paragraphs,
    symptoms: z.array(proseSchema).min(4).max(8),
    impact: z.array(proseSchema).min(3).max(6)
  }),
  solution: z.strictObject({
    title: text,
    description: paragraphs,
    approach: z
      .array(z.strictObject({ title: text, description: proseSchema, example: text }))
      .min(3)
      .max(6)
  }),
  affirmations: z.array(text).length(10, 'needs exactly ten targeted affirmations'),
  actionPlan: z.strictObject({
    title: text,
    weeks: z
      .array(z.strictObject({ title: text, focus: proseSchema, activities: z.array(proseSchema).min(3).max(5) }))
      .length(4, 'needs exactly four weeks')
  }),
  scientificEvidence: paragraphs,
  limits: paragraphs,
  commonMistakes: z.array(pointSchema).min(3).max(6),
  whenToSeekHelp: paragraphs,
  relatedProblems: z.array(slug).min(1).max(4)
})

export const studySchema = z.strictObject({
  key: z.string().regex(/^[a-z_]+\d{4}$/, 'must be authors and year, like "wood2009"'),
  authors: z.array(text).min(1),
  year: z.number().int(),
  title: text,
  venue: text,
  doi: text.optional(),
  url: z.url(),
  institutions: z.array(text),
  kind: z.enum([
    'experiment',
    'field experiment',
    'fMRI',
    'meta-analysis',
    'observational',
    'review',
    'theory',
    'book'
  ]),
  topics: z.array(text).min(1),
  participants: z.number().int().positive().optional(),
  participantsNote: text.optional(),
  finding: text,
  methodology: text,
  limits: text
})

export const claimSchema = z.strictObject({
  claim: text,
  strength: z.enum(['none', 'weak', 'moderate', 'strong']),
  evidence: text,
  wording: text,
  studies: z.array(text).min(1)
})

export const resourceSchema = z.strictObject({
  id: slug,
  group: z.enum(['guides', 'programs', 'research', 'tools']),
  /** The word on the card: Guide, Book, Course, Study, Worksheet … */
  type: text,
  title: text,
  description: text,
  /** Read time, duration, format or source: the card's line of facts. */
  meta: text,
  topics: z.array(text).min(1).max(4),
  /** An address of ours, or of the source. */
  href: text,
  /** A file that this site serves for download. */
  download: z.boolean().default(false)
})

export const helplineSchema = z.strictObject({
  country: text,
  title: text,
  publisher: text,
  url: z.url(),
  contact: text.optional(),
  description: text
})

export type CategoryName = (typeof categoryNames)[number]
export type Intensity = (typeof intensities)[number]
export type IconName = (typeof iconNames)[number]
export type AffirmationEntry = z.infer<typeof affirmationSchema>
export type SubcategoryRef = z.infer<typeof subcategoryRefSchema>
export type Category = z.infer<typeof categorySchema>
export type CategoryGuide = z.infer<typeof categoryGuideSchema>
export type SubcategoryGuide = z.infer<typeof subcategoryGuideSchema>
export type HowToGuide = z.infer<typeof howToGuideSchema>
export type ProblemGuide = z.infer<typeof problemGuideSchema>
export type Study = z.infer<typeof studySchema>
export type Claim = z.infer<typeof claimSchema>
export type Resource = z.input<typeof resourceSchema>
export type Helpline = z.infer<typeof helplineSchema>
export type Seo = z.infer<typeof seoSchema>
