/** The four kinds of guide. */
import { categoryGuides, howToGuides, problemGuides, subcategoryGuides } from '../../content/guides'
import type { GuideFolder } from '../../content/schemas/guide-layouts'
import { categories } from '../../content/taxonomy'
import { type Category, type CategoryGuide, categoryNames, type ProblemGuide } from '../../content/types'
import type { ContentIssue } from '../content/issues/issue'
import { allSubcategoryIds } from '../content/taxonomy'
import { countWords } from '../content/text/house-style'
import { suggestion } from '../did-you-mean'
import { checkReferences, checkWords } from './references'

export interface Kind {
  folder: GuideFolder
  /** The guides by the names of their files. */
  guides: { name: string; guide: Record<string, unknown> }[]
  /** Every name that must be there, and none besides; any names do if it is missing. */
  expected?: readonly string[]
  /** The fewest and the most words that it has. */
  words: [min: number, max: number]
}

/** A worked example, without its blank copy, is printed on one sheet. */
const MAX_EXAMPLE_WORDS = 280

const KINDS: Kind[] = [
  { folder: 'category', guides: named(categoryGuides, 'category'), expected: categoryNames, words: [500, 1_600] },
  {
    folder: 'subcategory',
    guides: named(subcategoryGuides, 'subcategory'),
    expected: [...allSubcategoryIds()],
    words: [500, 1_250]
  },
  { folder: 'how-to', guides: named(howToGuides, 'slug'), words: [900, 1_430] },
  { folder: 'problem-solution', guides: named(problemGuides, 'slug'), words: [1_100, 1_540] }
]

/** @param field the one that the names of their files are in */
function named<Field extends string>(guides: Record<Field, string>[], field: Field): Kind['guides'] {
  return guides.map((guide) => ({ name: guide[field], guide: { ...guide } }))
}

/** All guides, with their files; how-to and problem guides have the name by which studies are for them. */
export const guideFiles = KINDS.flatMap(({ folder, guides, expected }) =>
  guides.map(({ name, guide }) => ({ where: fileOf(folder, name), slug: expected ? undefined : name, guide }))
)

export function checkGuides(): ContentIssue[] {
  return [
    ...KINDS.flatMap(checkGuidesOfKind),
    ...checkBlocks(categories, categoryGuides),
    ...checkRelatedGuides(problemGuides),
    ...checkUniqueSeo(KINDS)
  ]
}

function fileOf(folder: GuideFolder, name: string): string {
  return `content/guides/${folder}/${name}.md`
}

export function checkGuidesOfKind({ folder, guides, expected, words }: Kind): ContentIssue[] {
  const names = guides.map(({ name }) => name)
  const missing = (expected ?? names).filter((name) => !names.includes(name))
  const unknown = names.filter((name) => expected && !expected.includes(name))
  return [
    ...missing.map((name) => ({
      where: fileOf(folder, name),
      message: 'is missing: write it, or take it out of the taxonomy'
    })),
    ...unknown.map((name) => ({
      where: fileOf(folder, name),
      message: `"${name}" has no address: add it to content/taxonomy.yaml, or rename the file`
    })),
    ...guides.flatMap(({ name, guide }) => checkGuide(fileOf(folder, name), guide, words))
  ]
}

export function checkGuide(where: string, guide: Record<string, unknown>, [min, max]: Kind['words']): ContentIssue[] {
  const words = countWords(guide)
  const { blank, ...example } = (guide.workedExample ?? {}) as Record<string, unknown>
  const exampleWords = countWords(example)
  const tooLong = `its example has ${exampleWords} words, one sheet takes ${MAX_EXAMPLE_WORDS}`
  const outside = words < min || words > max
  return [
    ...checkWords(where, guide),
    ...checkReferences(where, guide),
    ...(outside ? [{ where, message: `has ${words} words, one of its kind has ${min} to ${max}` }] : []),
    ...(exampleWords > MAX_EXAMPLE_WORDS ? [{ where, message: tooLong, words: '## Worked example' }] : [])
  ]
}

/** A category page has a block for each of its subcategories. */
export function checkBlocks(all: Category[], guides: Pick<CategoryGuide, 'category' | 'blocks'>[]): ContentIssue[] {
  return all.flatMap(({ name, subcategories }) => {
    const blocks = guides.find(({ category }) => category === name)?.blocks ?? []
    return subcategories
      .filter(({ id }) => !blocks.some(({ subcategory }) => subcategory === id))
      .map(({ id }) => ({
        where: fileOf('category', name),
        message: `has no block for "${id}": add “### ${id}”`,
        words: '## Subcategories'
      }))
  })
}

export function checkRelatedGuides(guides: Pick<ProblemGuide, 'slug' | 'relatedProblems'>[]): ContentIssue[] {
  const slugs = guides.map(({ slug }) => slug)
  return guides.flatMap(({ slug, relatedProblems }) =>
    relatedProblems
      .filter((other) => other === slug || !slugs.includes(other))
      .map((other) => ({
        where: `content/guides/problem-solution/${slug}.md › relatedProblems`,
        message: `"${other}" is not another problem guide${suggestion(other, slugs)}`
      }))
  )
}

/** Titles and descriptions are what search results show: no two alike. */
export function checkUniqueSeo(kinds: Kind[]): ContentIssue[] {
  const all = kinds.flatMap(({ folder, guides }) =>
    guides.flatMap(({ name, guide }) => {
      const { title, description } = guide.seo as { title: string; description: string }
      return [title, description].map((text) => ({ where: fileOf(folder, name), text }))
    })
  )
  return all.flatMap(({ where, text }, index) => {
    const first = all.findIndex((other) => other.text === text)
    if (first === index) return []
    return [{ where, message: `has the search text of ${all[first]?.where}: "${text}"`, words: text }]
  })
}
