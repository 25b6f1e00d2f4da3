/** Writes the YAML and Markdown of content/ as JSON, which the modules of content/ import, and JSON schemas for text editors. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { dataFiles } from '../../../content/schemas/data-files'
import { frontMatterSchema, guideLayouts } from '../../../content/schemas/guide-layouts'
import type { categorySchema } from '../../../content/schemas/taxonomy'
import { type ContentIssue, issueLine } from '../issues/issue'
import { loadContent } from './load-content'

/** @returns the issues to mend: if there are any, only they, for a page in development, and the schemas are written */
export function buildContent(root = 'content'): ContentIssue[] {
  for (const [name, schema] of Object.entries(editorSchemas())) {
    writeJson(`${root}/schemas/json/${name}.schema.json`, schema)
  }
  const { data, guides, issues } = loadContent(root)
  writeJson(`${root}/generated/problems.json`, issues.map(issueLine))
  if (issues.length > 0) return issues
  data.taxonomy = withCounts(data)
  for (const [path, value] of Object.entries(data)) writeJson(`${root}/generated/${path}.json`, value)
  for (const [folder, value] of Object.entries(guides)) writeJson(`${root}/generated/guides/${folder}.json`, value)
  return []
}

/** The categories with the numbers of their affirmations, so that nobody loads all of them to know how many there are. */
function withCounts(data: Record<string, unknown>) {
  const categories = data.taxonomy as z.infer<typeof categorySchema>[]
  return categories.map((category) => ({
    ...category,
    affirmationCount: (data[`affirmations/${category.name}`] as unknown[]).length
  }))
}

/** The schemas of the files by kind: an editor completes and explains fields with them. */
function editorSchemas(): Record<string, unknown> {
  const files = dataFiles.map(({ kind, schema }) => [kind, schema] as const)
  const guides = Object.entries(guideLayouts).map(
    ([folder, layout]) => [`${folder}-guide`, frontMatterSchema(layout)] as const
  )
  return Object.fromEntries(
    [...files, ...guides].map(([name, schema]) => [name, z.toJSONSchema(schema, { io: 'input' })])
  )
}

/** Leaves a file alone that says the same already: what watches it would start over. */
function writeJson(file: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 1)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
