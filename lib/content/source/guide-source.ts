/**
 * A guide's Markdown file: its front matter, its body and its name together are one guide. The front matter is split off here,
 * since libraries for that do not keep the lines by which an issue names its place.
 */
import { bodySchema, frontMatterSchema, type GuideLayout, type Part } from '../../../content/schemas/guide-layouts'
import type { ContentIssue } from '../issues/issue'
import { readGuideBody, show } from './guide-body'
import type { Reading } from './guide-parts'
import { type Places, schemaIssues } from './schema-issues'
import { readYaml, type YamlPath, type YamlSource } from './yaml-source'

const FRONT_MATTER = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/

interface GuideSource {
  /** As the schema of its kind has it; nothing if there are issues. */
  guide?: Record<string, unknown>
  order?: number
  issues: ContentIssue[]
}

/** @param name of the file, without its ending */
export function readGuide(file: string, name: string, text: string, layout: GuideLayout): GuideSource {
  const match = FRONT_MATTER.exec(text)
  if (!match)
    return { issues: [{ where: `${file}:1`, message: 'begins with a line “---” above its fields and one below' }] }
  const front = readYaml(file, match[1] ?? '', 1)
  // Empty lines in its place keep the numbers of the lines below.
  const source = text.replace(match[0], match[0].replace(/[^\n]/g, ''))
  const reading: Reading = { file, source, issues: [], lines: new Map() }
  const body = readGuideBody(reading, layout.sections)

  const issues = [
    ...(front.issues.length > 0 ? front.issues : frontIssues(file, front, layout)),
    ...(reading.issues.length > 0 ? reading.issues : bodyIssues(reading, body, layout))
  ]
  if (issues.length > 0) return { issues }
  const { order, ...fields } = front.value as Record<string, unknown> & { order?: number }
  const result = layout.schema.safeParse({ [layout.name]: name, ...fields, ...body })
  if (!result.success) {
    const wrong = result.error.issues.map(({ message }) => ({
      where: file,
      message: `the name of the file ${message}`
    }))
    return { issues: wrong }
  }
  // Parsed, so that the fields of all guides stand in one order.
  return { guide: result.data, order, issues }
}

function frontIssues(file: string, { value, lineOf }: YamlSource, layout: GuideLayout): ContentIssue[] {
  const fields = (value ?? {}) as Record<string, unknown>
  const misplaced = Object.keys(fields).flatMap((field) => {
    const section = layout.sections.find((known) => known.field === field)
    if (section) return [{ field, message: `“${field}” stands in the body: move it under “${show(section)}”` }]
    if (field === layout.name) return [{ field, message: `“${field}” is the name of the file: remove the field` }]
    return []
  })
  const own = Object.fromEntries(
    Object.entries(fields).filter(([key]) => !misplaced.some(({ field }) => field === key))
  )
  return [
    ...misplaced.map(({ field, message }) => ({ where: `${file}:${lineOf([field])}`, message })),
    ...schemaIssues(frontMatterSchema(layout), own, yamlPlaces(file, lineOf))
  ]
}

/** The names of things in YAML, and their lines. */
export function yamlPlaces(file: string, lineOf: YamlSource['lineOf']): Places {
  return {
    file,
    lineOf,
    nameOf: (path) => path.filter((step, index) => index > 0 || typeof step !== 'number').join('.'),
    describeMissing: (path) => `“${String(path.at(-1))}” is missing: add “${String(path.at(-1))}: …”`
  }
}

function bodyIssues({ file, lines, source }: Reading, body: unknown, layout: GuideLayout): ContentIssue[] {
  const { sections } = layout

  const lineOf = (path: YamlPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const line = lines.get(path.slice(0, length).join('.'))
      if (line) return line
    }
    // A section that is missing: at the one that it should precede, or at the end.
    const at = sections.findIndex(({ field }) => field === path[0])
    const next = sections.slice(at + 1).find(({ field }) => lines.has(field))
    return (next && lines.get(next.field)) ?? source.trimEnd().split('\n').length
  }
  const partOf = (path: YamlPath): Part | undefined => {
    const section = sections.find(({ field }) => field === path[0])
    if (!section || section.kind === 'text') return undefined
    const fields = path.filter((step) => typeof step !== 'number')
    if (section.kind === 'entries') return section.entry.parts.find(({ field }) => field === fields[1])
    const own = [...section.parts, ...(section.after ?? [])]
    const parts = fields[1] === section.entries?.field ? section.entries?.entry.parts : own
    return parts?.find(({ field }) => field === fields.at(-1))
  }
  const nameOf = (path: YamlPath): string => {
    const label = partOf(path)?.label
    if (label) return `“${label}:”`
    return `“${show(sections.find(({ field }) => field === path[0]))}”`
  }
  const describeMissing = (path: YamlPath): string => {
    if (path.length === 1) return `the section ${nameOf(path)} is missing: add it`
    const part = partOf(path)
    const form = part?.form === 'list' ? 'a list, “- …”' : 'a paragraph'
    if (!part?.label) return `${form} is missing below this heading`
    return part.form === 'paragraph'
      ? `“${part.label}: …” is missing below this heading`
      : `“${part.label}:” with ${form} is missing below this heading`
  }
  return schemaIssues(bodySchema(layout), body, { file, lineOf, nameOf, describeMissing })
}
