/** The four kinds of guide, as pages use them. How a Markdown file holds them is in guide-layouts.ts. */
import { z } from 'zod'
import { helpSubject, paragraphs, point, prose, seo, slug, text } from './fields'
import { categoryNames } from './names'

const rightNow = z
  .array(prose)
  .length(3, 'needs exactly three items')
  .describe('Three things that a reader can do or say within a minute.')

const sky = z
  .enum(categoryNames)
  .describe(
    'The category whose sky it has: daily is dawn, health morning, success noon, love golden hour, gratitude dusk, weekly night.'
  )

const limits = paragraphs.describe('What the page can’t do, and when it is not the right tool.')

/** How well advice is tested, as its best study has it; `not tested` is advice that no study tried. */
export const adviceVerdicts = ['well tested', 'promising', 'mixed', 'found nothing', 'not tested'] as const
const verdict = z.enum(adviceVerdicts).optional()

/** Filled in and printable as one sheet. */
const workedExample = z.strictObject({
  title: text.regex(/^\P{Ll}/u, 'must begin with a capital letter'),
  introduction: prose,
  entries: z
    .array(
      z
        .strictObject({ title: text, paragraphs: paragraphs.optional(), items: z.array(prose).min(1).optional() })
        .refine(
          ({ paragraphs: texts, items }) => texts ?? items,
          'has an empty entry: write paragraphs or a list below it'
        )
    )
    .min(1, 'needs at least one “### …” entry'),
  blank: z
    .array(prose)
    .min(4, 'needs at least four prompts')
    .max(12, 'takes at most twelve prompts')
    .describe('The prompts of the blank copy.')
})

export const questions = z
  .array(z.strictObject({ question: text.regex(/\?$/, 'must end in a question mark'), answer: prose }))
  .min(4, 'needs at least four questions')
  .max(10, 'takes at most ten questions')

const gettingHelp = paragraphs.describe(
  'When to see someone, what the first treatment is, and what to say to a doctor.'
)

/** The content of a category page beyond its list. */
export const categoryGuideSchema = z.strictObject({
  category: z.enum(categoryNames).describe('The category whose page this is.'),
  title: text.describe('The heading of its page.'),
  intro: paragraphs,
  seo,
  sections: z
    .array(z.strictObject({ heading: text, body: paragraphs }))
    .min(3)
    .max(6)
    .describe('The main text: three to six sections.'),
  blocks: z
    .array(
      z.strictObject({
        subcategory: slug,
        summary: prose,
        benefits: z.array(prose).min(3).max(5),
        howToPractice: z.array(prose).min(3).max(5),
        proTips: z.array(prose).min(2).max(4),
        research: paragraphs
      })
    )
    .describe('One block for each subcategory, in the order of the taxonomy.'),
  science: z.strictObject({ heading: text, body: paragraphs }),
  faqs: z.array(z.strictObject({ question: text, answer: prose })).length(4, 'needs exactly four questions'),
  gettingHelp: gettingHelp.optional()
})

/** The guide of a subcategory page. Its example affirmations come from the corpus, by tag. */
export const subcategoryGuideSchema = z.strictObject({
  category: z.enum(categoryNames).describe('The category to which content/taxonomy.yaml says the subcategory belongs.'),
  subcategory: slug,
  title: text.describe('The heading of its page.'),
  description: prose,
  seo,
  badges: z.array(text).min(1).max(3).describe('One to three words or phrases under the title.'),
  benefitsTitle: text.optional().describe('What its benefits are about, below the heading “Key Benefits”.'),
  tipsTitle: text.optional().describe('What its tips are about, below the heading “Practical tips”.'),
  rightNow,
  introduction: paragraphs,
  benefits: z.array(point).min(3).max(6),
  howToUse: z.array(point).min(3).max(7),
  tips: z.array(point).min(3).max(8),
  workedExample: workedExample.optional(),
  questions,
  scientificBasis: paragraphs,
  limits,
  gettingHelp: gettingHelp.optional()
})

export const howToGuideSchema = z.strictObject({
  slug,
  title: text.describe('The heading of its page.'),
  description: prose,
  seo,
  category: z.enum(['technique', 'routine', 'mental-health']).describe('The kind of guide. No page shows it.'),
  sky,
  readTime: z
    .string()
    .regex(/^\d+ min read$/, 'must read like "8 min read"')
    .describe('Like "8 min read".'),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']).describe('The second fact on the card.'),
  extent: text.describe('The third fact on the card: "5 Steps", "6 Minutes Daily".'),
  rightNow,
  introduction: paragraphs,
  whoFor: prose,
  notFor: prose,
  steps: z
    .array(z.strictObject({ title: text, content: paragraphs, verdict, tips: z.array(prose).min(1).max(4) }))
    .min(3)
    .max(12),
  examples: z
    .array(z.strictObject({ poor: text, good: text, explanation: prose }))
    .min(3)
    .max(6),
  workedExample,
  questions,
  scientificBasis: paragraphs,
  limits,
  commonMistakes: z.array(point).min(3).max(7),
  gettingHelp: gettingHelp.optional()
})

export const problemGuideSchema = z.strictObject({
  slug,
  title: text.describe('The heading of its page.'),
  description: prose,
  seo,
  category: z.enum(['self-improvement', 'career', 'mental-health']).describe('One of the labels under its title.'),
  sky,
  urgency: z.enum(['High', 'Medium']).describe('The priority on its badge.'),
  badges: z.array(text).min(1).max(3).describe('Badges on the landing card, as the specification words them.'),
  rightNow,
  introduction: paragraphs,
  whoFor: prose,
  notFor: prose,
  problem: z.strictObject({
    title: text,
    description: paragraphs,
    symptoms: z.array(prose).min(4).max(8),
    impact: z.array(prose).min(3).max(6)
  }),
  solution: z.strictObject({
    title: text,
    description: paragraphs,
    approach: z
      .array(z.strictObject({ title: text, description: prose, verdict, example: text }))
      .min(3)
      .max(6)
  }),
  affirmations: z.array(text).length(10, 'needs exactly ten targeted affirmations'),
  actionPlan: z.strictObject({
    title: text,
    weeks: z
      .array(
        z.strictObject({
          title: text,
          focus: prose,
          activities: z.array(prose).min(1).max(3, 'takes at most three items')
        })
      )
      .length(4, 'needs exactly four weeks')
  }),
  workedExample,
  questions,
  scientificEvidence: paragraphs,
  limits,
  commonMistakes: z.array(point).min(3).max(6),
  gettingHelp,
  helpSubject: helpSubject.optional(),
  relatedProblems: z.array(slug).min(1).max(4).describe('Other problem guides, by the names of their files.')
})
