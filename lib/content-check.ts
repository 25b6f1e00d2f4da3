/**
 * Checks everything under content/ against its schemas, the rules of the corpus, the house style, the known studies
 * and the addresses of the site. Used by `npm run content:check`, by the build and by the tests.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ZodType } from 'zod'
import { corpus } from '../content/affirmations'
import { howToSlugs, problemSlugs } from '../content/site-map'
import { categories } from '../content/taxonomy'
import {
  affirmationSchema,
  categoryGuideSchema,
  categorySchema,
  howToGuideSchema,
  problemGuideSchema,
  subcategoryGuideSchema
} from '../content/types'
import { checkEntry, checkTogether, type Problem } from './domain/corpus'
import { checkStyle, countWords } from './domain/house-style'
import { allTexts, citedKeys, parseProse } from './domain/prose'

const ROOT = process.cwd()
const GUIDES = join('content', 'guides')
const GUIDE_WORDS = { min: 700, max: 1_600 }

/** The kinds of guide: their folder, their schema and whether the word count of a guide applies. */
const KINDS: { folder: string; schema: ZodType; counted: boolean }[] = [
  { folder: 'category', schema: categoryGuideSchema, counted: false },
  { folder: 'subcategory', schema: subcategoryGuideSchema, counted: true },
  { folder: 'how-to', schema: howToGuideSchema, counted: true },
  { folder: 'problem-solution', schema: problemGuideSchema, counted: true }
]

export interface ContentReport {
  problems: Problem[]
  /** Counts worth reading, one a line. */
  facts: string[]
}

/** Reads and checks all content. Never throws on bad content; a file that cannot be loaded is a problem too. */
export async function checkContent(): Promise<ContentReport> {
  const problems: Problem[] = []
  const facts: string[] = []
  const studyKeys = loadStudyKeys()
  const addresses = knownAddresses()

  for (const category of categories)
    problems.push(...shape(`content/taxonomy.ts › ${category.name}`, categorySchema, category))
  problems.push(...checkCorpus(facts))

  for (const { folder, schema, counted } of KINDS) {
    let total = 0
    const files = readdirSync(join(ROOT, GUIDES, folder)).filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    for (const name of files.sort()) {
      const where = `${GUIDES}/${folder}/${name}`
      const entry = await loadGuide(where, problems)
      if (!entry) continue
      problems.push(...shape(where, schema, entry))
      problems.push(...checkStyle(entry).map((message) => ({ where, message })))
      problems.push(...checkReferences(where, entry, studyKeys, addresses))
      const count = countWords(entry)
      total += count
      if (counted && (count < GUIDE_WORDS.min || count > GUIDE_WORDS.max)) {
        problems.push({ where, message: `has ${count} words, a guide has ${GUIDE_WORDS.min} to ${GUIDE_WORDS.max}` })
      }
    }
    facts.push(`${folder}: ${files.length} guides, ${total} words`)
  }
  return { problems, facts }
}

/** A guide file exports its entry as `guide`. */
async function loadGuide(where: string, problems: Problem[]): Promise<Record<string, unknown> | undefined> {
  try {
    const module = await import(pathToFileURL(join(ROOT, where)).href)
    if (module.guide) return module.guide
    problems.push({ where, message: 'must export its entry as `guide`' })
  } catch (error) {
    problems.push({ where, message: `cannot be loaded: ${(error as Error).message}` })
  }
}

function shape(where: string, schema: ZodType, entry: unknown): Problem[] {
  const result = schema.safeParse(entry)
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    where: `${where} › ${issue.path.join('.') || '(whole entry)'}`,
    message: `${issue.message} (see the schema's comments in content/types.ts)`
  }))
}

function checkCorpus(facts: string[]): Problem[] {
  const allSubcategories = categories.flatMap((category) => category.subcategories.map(({ id }) => id))
  const entries = categories.flatMap(({ name }) => corpus[name].map((entry) => ({ ...entry, category: name })))
  const problems = entries.flatMap((entry) => {
    const own = categories.find(({ name }) => name === entry.category)?.subcategories.map(({ id }) => id) ?? []
    const where = `content/affirmations/${entry.category}.ts › ${entry.id}`
    const { category: _, ...line } = entry
    return [...shape(where, affirmationSchema, line), ...checkEntry(entry, own, allSubcategories)]
  })
  for (const { name, subcategories } of categories) {
    const counts = subcategories.map(({ id }) => `${id} ${corpus[name].filter(({ tags }) => tags.includes(id)).length}`)
    facts.push(`${name}: ${corpus[name].length} affirmations (${counts.join(', ')})`)
  }
  return [...problems, ...checkTogether(entries)]
}

function checkReferences(where: string, entry: unknown, studies: Set<string>, addresses: Set<string>): Problem[] {
  const texts = allTexts(entry)
  const unknown = citedKeys(texts)
    .filter((key) => !studies.has(key))
    .map((key) => ({ where, message: `cites @${key}, which content/science/studies.ts does not have` }))
  const dead = texts
    .flatMap(parseProse)
    .filter((part) => part.kind === 'link' && part.href.startsWith('/'))
    .map((part) => (part as { href: string }).href)
    .filter((href) => !addresses.has(href.split('#')[0] as string))
    .map((href) => ({ where, message: `links to ${href}, which is not an address of the site` }))
  return [...unknown, ...dead]
}

/** Keys are read from the source, so that a broken entry elsewhere does not hide every citation problem. */
function loadStudyKeys(): Set<string> {
  const source = readFileSync(join(ROOT, 'content/science/studies.ts'), 'utf8')
  return new Set([...source.matchAll(/key: '([a-z_]+\d{4})'/g)].map((match) => match[1] as string))
}

function knownAddresses(): Set<string> {
  return new Set([
    '/',
    '/generator',
    '/builder',
    '/affirmation-builder',
    '/science',
    '/science-hub',
    '/resources',
    '/submit',
    '/how-to-guide',
    '/problem-solution',
    ...howToSlugs.map((slug) => `/how-to-guide/${slug}`),
    ...problemSlugs.map((slug) => `/problem-solution/${slug}`),
    ...categories.flatMap(({ name, subcategories }) => [
      `/category/${name}`,
      ...subcategories.map(({ id }) => `/category/${name}/${id}`)
    ])
  ])
}
