/**
 * The layout of a guide in Markdown. Small fields stand in the front matter under their own names; the name of the file is
 * a field too; everything else is a section of the body, listed here. Sections may stand in any order.
 */
import { z } from 'zod'
import { categoryGuideSchema, howToGuideSchema, problemGuideSchema, subcategoryGuideSchema } from './guides'

/** One paragraph, several, or a list of items that begin with "- ". */
type TextForm = 'paragraph' | 'paragraphs' | 'list'

/** Text under a heading. At most one of each form is without a label. */
export interface Part {
  field: string
  form: TextForm
  /** The words before it: "Better: …" before a paragraph, "Tips:" on a line of its own before a list or paragraphs. */
  label?: string
}

/** An entry of a section: it begins with a heading "### …". */
export interface Entry {
  /** The field that takes the words of the heading. */
  title: string
  parts: Part[]
}

interface Named {
  heading: string
  field: string
}

/** `## Introduction`: a text by itself. */
interface TextSection extends Named {
  kind: 'text'
  form: TextForm
}

/** `## Steps`: a list of entries. */
interface EntriesSection extends Named {
  kind: 'entries'
  entry: Entry
}

/** `## Problem: title`: a title with parts, and entries in one more field. */
interface ObjectSection extends Named {
  kind: 'object'
  title: string
  parts: Part[]
  entries?: { field: string; entry: Entry }
  /** Labeled parts of its own that stand below the last entry. */
  after?: Part[]
}

export type Section = TextSection | EntriesSection | ObjectSection

export interface GuideLayout {
  schema: z.ZodObject
  /** The field that is the name of the file. */
  name: string
  /** True if the front matter says at which place of its landing page the guide stands. */
  ordered: boolean
  sections: Section[]
}

const text = (heading: string, field: string, form: TextForm = 'paragraphs'): Section => ({
  kind: 'text',
  heading,
  field,
  form
})
const entries = (heading: string, field: string, title: string, parts: Part[]): Section => ({
  kind: 'entries',
  heading,
  field,
  entry: { title, parts }
})
const points = (heading: string, field: string) =>
  entries(heading, field, 'title', [{ field: 'text', form: 'paragraph' }])

const rightNow = text('Right now', 'rightNow', 'list')
const introduction = text('Introduction', 'introduction')
const audience = [text('Who it is for', 'whoFor', 'paragraph'), text('Who it is not for', 'notFor', 'paragraph')]
const limits = text('Limits', 'limits')
const gettingHelp = text('Getting help', 'gettingHelp')
const questions = (field: string) => entries('Questions', field, 'question', [{ field: 'answer', form: 'paragraph' }])
const verdict: Part = { field: 'verdict', form: 'paragraph', label: 'Verdict' }
const workedExample: Section = {
  kind: 'object',
  heading: 'Worked example',
  field: 'workedExample',
  title: 'title',
  parts: [{ field: 'introduction', form: 'paragraph' }],
  entries: {
    field: 'entries',
    entry: {
      title: 'title',
      parts: [
        { field: 'paragraphs', form: 'paragraphs' },
        { field: 'items', form: 'list' }
      ]
    }
  },
  after: [{ field: 'blank', form: 'list', label: 'Blank' }]
}

const howTo: Section[] = [
  rightNow,
  introduction,
  ...audience,
  entries('Steps', 'steps', 'title', [
    { field: 'content', form: 'paragraphs' },
    verdict,
    { field: 'tips', form: 'list', label: 'Tips' }
  ]),
  entries('Examples', 'examples', 'poor', [
    { field: 'good', form: 'paragraph', label: 'Better' },
    { field: 'explanation', form: 'paragraph' }
  ]),
  workedExample,
  questions('questions'),
  text('What research says', 'scientificBasis'),
  limits,
  points('Common mistakes', 'commonMistakes'),
  gettingHelp
]

const problem: Section[] = [
  rightNow,
  introduction,
  ...audience,
  {
    kind: 'object',
    heading: 'Problem',
    field: 'problem',
    title: 'title',
    parts: [
      { field: 'description', form: 'paragraphs' },
      { field: 'symptoms', form: 'list', label: 'Symptoms' },
      { field: 'impact', form: 'list', label: 'Impact' }
    ]
  },
  {
    kind: 'object',
    heading: 'Solution',
    field: 'solution',
    title: 'title',
    parts: [{ field: 'description', form: 'paragraphs' }],
    entries: {
      field: 'approach',
      entry: {
        title: 'title',
        parts: [
          { field: 'description', form: 'paragraph' },
          verdict,
          { field: 'example', form: 'paragraph', label: 'Example' }
        ]
      }
    }
  },
  text('Affirmations', 'affirmations', 'list'),
  {
    kind: 'object',
    heading: 'Plan',
    field: 'actionPlan',
    title: 'title',
    parts: [],
    entries: {
      field: 'weeks',
      entry: {
        title: 'title',
        parts: [
          { field: 'focus', form: 'paragraph' },
          { field: 'activities', form: 'list' }
        ]
      }
    }
  },
  workedExample,
  questions('questions'),
  text('What research says', 'scientificEvidence'),
  limits,
  points('Common mistakes', 'commonMistakes'),
  gettingHelp
]

const subcategory: Section[] = [
  rightNow,
  introduction,
  points('Benefits', 'benefits'),
  points('How to use', 'howToUse'),
  points('Tips', 'tips'),
  workedExample,
  questions('questions'),
  text('What research says', 'scientificBasis'),
  limits,
  gettingHelp
]

const category: Section[] = [
  text('Introduction', 'intro'),
  entries('Sections', 'sections', 'heading', [{ field: 'body', form: 'paragraphs' }]),
  entries('Subcategories', 'blocks', 'subcategory', [
    { field: 'summary', form: 'paragraph' },
    { field: 'benefits', form: 'list', label: 'Benefits' },
    { field: 'howToPractice', form: 'list', label: 'How to practice' },
    { field: 'proTips', form: 'list', label: 'Pro tips' },
    { field: 'research', form: 'paragraphs', label: 'Research' }
  ]),
  {
    kind: 'object',
    heading: 'Science',
    field: 'science',
    title: 'heading',
    parts: [{ field: 'body', form: 'paragraphs' }]
  },
  questions('faqs'),
  gettingHelp
]

/** By the folder of content/guides. */
export const guideLayouts = {
  category: { schema: categoryGuideSchema, name: 'category', ordered: false, sections: category },
  subcategory: { schema: subcategoryGuideSchema, name: 'subcategory', ordered: false, sections: subcategory },
  'how-to': { schema: howToGuideSchema, name: 'slug', ordered: true, sections: howTo },
  'problem-solution': { schema: problemGuideSchema, name: 'slug', ordered: true, sections: problem }
} satisfies Record<string, GuideLayout>

export type GuideFolder = keyof typeof guideLayouts

const orderSchema = z.int('must be a whole number').positive().describe('The place on the landing page, 1 is first.')

/** The fields of the front matter of a kind of guide. */
export function frontMatterSchema({ schema, name, ordered, sections }: GuideLayout): z.ZodObject {
  const elsewhere = new Set([name, ...sections.map(({ field }) => field)])
  const own = Object.entries(schema.shape).filter(([field]) => !elsewhere.has(field))
  return z.strictObject({ ...(ordered && { order: orderSchema }), ...Object.fromEntries(own) })
}

/** The fields of the body. */
export function bodySchema({ schema, sections }: GuideLayout): z.ZodObject {
  const own = sections.map(({ field }) => [field, schema.shape[field]] as const)
  return z.strictObject(Object.fromEntries(own))
}
