/** Writes a guide as the Markdown file that lib/content/source reads: for round trips. */
import { Document, isMap, isScalar, Scalar, visit } from 'yaml'
import type { Entry, GuideLayout, Part, Section } from '../content/schemas/guide-layouts'

type Fields = Record<string, unknown>

/** Fields that the layout does not name go to the front matter, known or not. */
export function writeGuide(guide: Fields, layout: GuideLayout, order?: number): string {
  const inBody = new Set([layout.name, ...layout.sections.map(({ field }) => field)])
  const front = Object.fromEntries(Object.entries(guide).filter(([field]) => !inBody.has(field)))
  const sections = layout.sections.filter(({ field }) => guide[field] !== undefined)
  const body = sections.flatMap((section) => writeSection(section, guide[section.field]))
  return `---\n${writeYaml(order === undefined ? front : { order, ...front })}---\n\n${body.join('\n\n')}\n`
}

/** Writes YAML as a writer would: long texts on separate lines, short lists of words on one line, entries with many fields apart. */
export function writeYaml(value: unknown): string {
  const document = new Document(value)
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string' && node.value.length > 80) node.type = Scalar.BLOCK_FOLDED
    },
    Seq(_key, node) {
      node.flow = node.items.every(isScalar) && JSON.stringify(node).length <= 80
      for (const [index, item] of node.items.entries()) {
        if (index > 0 && isMap(item) && item.items.length > 4) item.spaceBefore = true
      }
    }
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

function writeSection(section: Section, value: unknown): string[] {
  const { heading } = section
  if (section.kind === 'text') return [`## ${heading}`, ...writeText(section.form, value)]
  if (section.kind === 'entries') return [`## ${heading}`, ...writeEntries(section.entry, value)]
  const fields = value as Fields
  return [
    `## ${heading}: ${escapeMarks(fields[section.title])}`,
    ...section.parts.flatMap((part) => writePart(part, fields[part.field])),
    ...(section.entries ? writeEntries(section.entries.entry, fields[section.entries.field]) : []),
    ...(section.after ?? []).flatMap((part) => writePart(part, fields[part.field]))
  ]
}

function writeEntries({ title, parts }: Entry, value: unknown): string[] {
  return (value as Fields[]).flatMap((fields) => [
    `### ${escapeMarks(fields[title])}`,
    ...parts.flatMap((part) => writePart(part, fields[part.field]))
  ])
}

function writePart({ form, label }: Part, value: unknown): string[] {
  if (value === undefined) return []
  if (!label) return writeText(form, value)
  return form === 'paragraph' ? [`${label}: ${value}`] : [`${label}:`, ...writeText(form, value)]
}

function writeText(form: Part['form'], value: unknown): string[] {
  if (form === 'list') return [(value as string[]).map((item) => `- ${escapeMarks(item)}`).join('\n')]
  return (form === 'paragraph' ? [value] : (value as string[])).map(escapeMarks)
}

/** Escapes a text that begins like a list, a heading or a quotation, so that it stays a text. */
function escapeMarks(text: unknown): string {
  return String(text)
    .replace(/^([-+>#]|\*(?=\s))/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
