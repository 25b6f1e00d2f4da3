/** What is not a guide: studies, claims, resources, helplines, the home page, navigation. */
import type { ZodType } from 'zod'
import * as builder from '../../../content/builder'
import { sheets } from '../../../content/downloads'
import * as generator from '../../../content/generator'
import { helplines } from '../../../content/helplines'
import * as home from '../../../content/home'
import * as landings from '../../../content/landings'
import { resources } from '../../../content/resources'
import { popularClaims } from '../../../content/science/claims'
import { hub } from '../../../content/science/hub'
import { studies } from '../../../content/science/studies'
import { footer, navigation } from '../../../content/site'
import { categories } from '../../../content/taxonomy'
import { claimSchema, helplineSchema, resourceSchema, studySchema } from '../../../content/types'
import type { ContentIssue } from '../../affirmations/rules'
import { checkStyle } from '../house-style'
import { checkLinks, checkReferences, checkStudies } from './references'
import { type ContentReport, checkShape, duplicates } from './shape'

/** Lists of entries with a schema: the file, what names an entry, the schema. */
const LISTS: { file: string; entries: { id: string; entry: unknown }[]; schema: ZodType }[] = [
  { file: 'science/studies.ts', entries: studies.map((entry) => ({ id: entry.key, entry })), schema: studySchema },
  {
    file: 'science/claims.ts',
    entries: popularClaims.map((entry) => ({ id: entry.claim, entry })),
    schema: claimSchema
  },
  { file: 'resources.ts', entries: resources.map((entry) => ({ id: entry.id, entry })), schema: resourceSchema },
  { file: 'helplines.ts', entries: helplines.map((entry) => ({ id: entry.title, entry })), schema: helplineSchema }
]

/** Pages whose words are one value each. */
const PAGES = {
  'home.ts': home,
  'builder.ts': builder,
  'generator.ts': generator,
  'landings.ts': landings,
  'science/hub.ts': hub
}

export function checkPages(): ContentReport {
  return {
    problems: [...checkLists(), ...checkWords(), ...checkScience(), ...checkAddresses()],
    facts: [`${studies.length} studies, ${popularClaims.length} claims, ${resources.length} resources`]
  }
}

function checkLists(): ContentIssue[] {
  return LISTS.flatMap(({ file, entries, schema }) => [
    ...duplicates(entries.map(({ id }) => id)).map((id) => ({
      where: `content/${file}`,
      message: `"${id}" is there twice`
    })),
    ...entries.flatMap(({ id, entry }) => checkShape(`content/${file} › ${id}`, schema, entry))
  ])
}

function checkWords(): ContentIssue[] {
  return Object.entries(PAGES).flatMap(([file, page]) => {
    const where = `content/${file}`
    return [...checkStyle({ ...page }).map((message) => ({ where, message })), ...checkReferences(where, { ...page })]
  })
}

function checkScience(): ContentIssue[] {
  const featured = hub.featured.flatMap(({ study, contestedBy }) => [study, ...(contestedBy ? [contestedBy] : [])])
  return [
    ...checkStudies('content/science/hub.ts › featured', featured),
    ...popularClaims.flatMap(({ claim, studies: keys }) => checkStudies(`content/science/claims.ts › ${claim}`, keys)),
    ...sheets.flatMap(({ id, studies: keys }) => checkStudies(`content/downloads.ts › ${id}`, keys))
  ]
}

function checkAddresses(): ContentIssue[] {
  const files = new Set(sheets.map(({ id }) => `/downloads/${id}.pdf`))
  const missing = resources
    .filter(({ download, href }) => download && !files.has(href))
    .map(({ id, href }) => ({
      where: `content/resources.ts › ${id}`,
      message: `${href} is no sheet of content/downloads.ts`
    }))
  return [
    ...missing,
    ...checkLinks(
      'content/resources.ts',
      resources.map(({ href }) => href)
    ),
    ...checkLinks(
      'content/taxonomy.ts',
      categories.flatMap(({ articles }) => articles.map(({ href }) => href))
    ),
    ...checkLinks('content/site.ts', [
      ...navigation.flatMap(({ entries }) => entries.map(({ href }) => href)),
      ...[...footer.start, ...footer.categories].map(({ href }) => href)
    ]),
    ...checkLinks('content/home.ts', [
      ...[...home.scienceLinks, ...home.howToCards, ...home.problemCards, ...home.resourceHubCards].map(
        ({ href }) => href
      ),
      home.builderPromotion.href
    ])
  ]
}
