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

const paragraph = (field: string, label?: string): Part => ({ field, form: 'paragraph', label })
const paragraphs = (field: string, label?: string): Part => ({ field, form: 'paragraphs', label })
const list = (field: string, label?: string): Part => ({ field, form: 'list', label })

function text(heading: string, field: string, form: TextForm = 'paragraphs'): Section {
  return { kind: 'text', heading, field, form }
}

function entries(heading: string, field: string, title: string, parts: Part[]): Section {
  return { kind: 'entries', heading, field, entry: { title, parts } }
}

function object(heading: string, field: string, parts: Part[], more: Partial<ObjectSection> = {}): Section {
  return { kind: 'object', heading, field, title: 'title', parts, ...more }
}

const points = (heading: string, field: string) => entries(heading, field, 'title', [paragraph('text')])
const questions = (field: string) => entries('Questions', field, 'question', [paragraph('answer')])

const rightNow = text('Right now', 'rightNow', 'list')
const introduction = text('Introduction', 'introduction')
const audience = [text('Who it is for', 'whoFor', 'paragraph'), text('Who it is not for', 'notFor', 'paragraph')]
const limits = text('Limits', 'limits')
const gettingHelp = text('Getting help', 'gettingHelp')
const verdict = paragraph('verdict', 'Verdict')
const workedExample = object('Worked example', 'workedExample', [paragraph('introduction')], {
  entries: { field: 'entries', entry: { title: 'title', parts: [paragraphs('paragraphs'), list('items')] } },
  after: [list('blank', 'Blank')]
})

const howTo: Section[] = [
  rightNow,
  introduction,
  ...audience,
  entries('Steps', 'steps', 'title', [paragraphs('content'), verdict, list('tips', 'Tips')]),
  entries('Examples', 'examples', 'poor', [paragraph('good', 'Better'), paragraph('explanation')]),
  workedExample,
  questions('questions'),
  text('What research says', 'scientificBasis'),
  limits,
  points('Common mistakes', 'commonMistakes'),
  gettingHelp
]

const approach: Entry = { title: 'title', parts: [paragraph('description'), verdict, paragraph('example', 'Example')] }
const week: Entry = { title: 'title', parts: [paragraph('focus'), list('activities')] }

const problem: Section[] = [
  rightNow,
  introduction,
  ...audience,
  object('Problem', 'problem', [paragraphs('description'), list('symptoms', 'Symptoms'), list('impact', 'Impact')]),
  object('Solution', 'solution', [paragraphs('description')], { entries: { field: 'approach', entry: approach } }),
  text('Affirmations', 'affirmations', 'list'),
  object('Plan', 'actionPlan', [], { entries: { field: 'weeks', entry: week } }),
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
  entries('Sections', 'sections', 'heading', [paragraphs('body')]),
  entries('Subcategories', 'blocks', 'subcategory', [
    paragraph('summary'),
    list('benefits', 'Benefits'),
    list('howToPractice', 'How to practice'),
    list('proTips', 'Pro tips'),
    paragraphs('research', 'Research')
  ]),
  object('Science', 'science', [paragraphs('body')], { title: 'heading' }),
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

const order = z.int('must be a whole number').positive().describe('The place on the landing page, 1 is first.')

/** The fields of the front matter of a kind of guide. */
export function frontMatterSchema({ schema, name, ordered, sections }: GuideLayout): z.ZodObject {
  const elsewhere = new Set([name, ...sections.map(({ field }) => field)])
  const own = Object.entries(schema.shape).filter(([field]) => !elsewhere.has(field))
  return z.strictObject({ ...(ordered && { order }), ...Object.fromEntries(own) })
}

/** The fields of the body. */
export function bodySchema({ schema, sections }: GuideLayout): z.ZodObject {
  const own = sections.map(({ field }) => [field, schema.shape[field]] as const)
  return z.strictObject(Object.fromEntries(own))
}
