/** The four kinds of guide. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ZodType } from 'zod'
import { categoryGuides } from '../../../content/guides/category'
import { howToGuides } from '../../../content/guides/how-to'
import { problemGuides } from '../../../content/guides/problem-solution'
import { subcategoryGuides } from '../../../content/guides/subcategory'
import { howToSlugs, problemSlugs } from '../../../content/site-map'
import { categories } from '../../../content/taxonomy'
import {
  categoryGuideSchema,
  categoryNames,
  howToGuideSchema,
  problemGuideSchema,
  subcategoryGuideSchema
} from '../../../content/types'
import type { ContentIssue } from '../../affirmations/rules'
import { checkStyle, countWords } from '../house-style'
import { checkReferences } from './references'
import { type ContentReport, checkShape, duplicates } from './shape'

const WORDS = { min: 700, max: 1_600 }

interface Kind {
  folder: string
  schema: ZodType
  /** The guides with the names that their files must have. */
  guides: { name: string; guide: Record<string, unknown> }[]
  /** Every name that must be there. */
  expected: readonly string[]
  /** Whether the limits of length apply. */
  counted: boolean
}

const KINDS: Kind[] = [
  {
    folder: 'category',
    schema: categoryGuideSchema,
    guides: categoryGuides.map((guide) => ({ name: guide.category, guide: { ...guide } })),
    expected: categoryNames,
    counted: false
  },
  {
    folder: 'subcategory',
    schema: subcategoryGuideSchema,
    guides: subcategoryGuides.map((guide) => ({ name: guide.subcategory, guide: { ...guide } })),
    expected: categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)),
    counted: true
  },
  {
    folder: 'how-to',
    schema: howToGuideSchema,
    guides: howToGuides.map((guide) => ({ name: guide.slug, guide: { ...guide } })),
    expected: howToSlugs,
    counted: true
  },
  {
    folder: 'problem-solution',
    schema: problemGuideSchema,
    guides: problemGuides.map((guide) => ({ name: guide.slug, guide: { ...guide } })),
    expected: problemSlugs,
    counted: true
  }
]

export function checkGuides(): ContentReport {
  return {
    problems: [...KINDS.flatMap(checkKind), ...checkBlocks(), ...checkRelated(), ...checkSeo()],
    facts: KINDS.map(({ folder, guides }) => {
      const words = guides.reduce((sum, { guide }) => sum + countWords(guide), 0)
      return `${folder}: ${guides.length} guides, ${words} words`
    })
  }
}

function checkKind({ folder, schema, guides, expected, counted }: Kind): ContentIssue[] {
  const index = `content/guides/${folder}/index.ts`
  const names = guides.map(({ name }) => name)
  const files = readdirSync(join('content', 'guides', folder)).map((file) => file.replace(/\.ts$/, ''))
  return [
    ...duplicates(names).map((name) => ({ where: index, message: `two guides are called "${name}": rename one` })),
    ...files
      .filter((name) => name !== 'index' && !names.includes(name))
      .map((name) => ({
        where: index,
        message: `does not name ./${name}: import it, or give the file its guide's name`
      })),
    ...expected
      .filter((name) => !names.includes(name))
      .map((name) => ({ where: index, message: `lacks "${name}": write content/guides/${folder}/${name}.ts` })),
    ...names
      .filter((name) => !expected.includes(name))
      .map((name) => ({
        where: index,
        message: `"${name}" has no address: add it to content/site-map.ts or taxonomy.ts`
      })),
    ...guides.flatMap(({ name, guide }) => checkGuide(`content/guides/${folder}/${name}.ts`, schema, guide, counted))
  ]
}

function checkGuide(where: string, schema: ZodType, guide: Record<string, unknown>, counted: boolean): ContentIssue[] {
  const words = countWords(guide)
  const outside = counted && (words < WORDS.min || words > WORDS.max)
  return [
    ...checkShape(where, schema, guide),
    ...checkStyle(guide).map((message) => ({ where, message })),
    ...checkReferences(where, guide),
    ...(outside ? [{ where, message: `has ${words} words, a guide has ${WORDS.min} to ${WORDS.max}` }] : [])
  ]
}

/** A category page has a block for each of its subcategories. */
function checkBlocks(): ContentIssue[] {
  return categories.flatMap(({ name, subcategories }) => {
    const blocks = categoryGuides.find(({ category }) => category === name)?.blocks ?? []
    return subcategories
      .filter(({ id }) => !blocks.some(({ subcategory }) => subcategory === id))
      .map(({ id }) => ({ where: `content/guides/category/${name}.ts`, message: `has no block for "${id}"` }))
  })
}

function checkRelated(): ContentIssue[] {
  return problemGuides.flatMap(({ slug, relatedProblems }) =>
    relatedProblems
      .filter((other) => other === slug || !(problemSlugs as readonly string[]).includes(other))
      .map((other) => ({
        where: `content/guides/problem-solution/${slug}.ts › relatedProblems`,
        message: `"${other}" is not another problem guide`
      }))
  )
}

/** Titles and descriptions are what search results show: no two alike. */
function checkSeo(): ContentIssue[] {
  const all = [...categoryGuides, ...subcategoryGuides, ...howToGuides, ...problemGuides].map(({ seo }) => seo)
  const repeated = [
    ...duplicates(all.map(({ title }) => title)),
    ...duplicates(all.map(({ description }) => description))
  ]
  return repeated.map((text) => ({ where: 'content/guides', message: `two guides share the search text "${text}"` }))
}
