/** The text under one heading of a guide, sorted into the parts that its layout has. */
import type { List, ListItem, Nodes, Paragraph, RootContent } from 'mdast'
import type { Part } from '../../../content/schemas/guide-layouts'
import type { ContentIssue } from '../issues/issue'
import { findInvalidMarkup } from '../text/invalid-markup'
import type { YamlPath } from './yaml-source'

/** A Markdown file while it is read. */
export interface Reading {
  file: string
  source: string
  issues: ContentIssue[]
  /** The lines of values, by their paths. */
  lines: Map<string, number>
}

export function lineOfNode(node: Nodes): number {
  return node.position?.start.line ?? 1
}

export function reportIssue(reading: Reading, node: Nodes, message: string): void {
  reading.issues.push({ where: `${reading.file}:${lineOfNode(node)}`, message })
}

/** The text of a paragraph or heading with its markup, on one line. Reports invalid markup. */
export function readInlineText(reading: Reading, node: Nodes & { children: Nodes[] }): string {
  const start = node.children[0]?.position?.start.offset
  const end = node.children.at(-1)?.position?.end.offset
  const words = reading.source
    .slice(start, end)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
  for (const { message } of findInvalidMarkup(words)) reportIssue(reading, node, message)
  return words
}

/** The part whose label the words begin with. */
export function labeledPart(words: string, parts: Part[]): Part | undefined {
  return parts.find(({ label }) => label && words.startsWith(`${label}:`))
}

/** @returns the value of each part that is there, by field */
export function readParts(
  reading: Reading,
  nodes: RootContent[],
  parts: Part[],
  path: YamlPath
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  /** The part that a label on a line of its own has opened. */
  let open: Part | undefined
  const unlabeled = (isList: boolean) => parts.find(({ label, form }) => !label && (form === 'list') === isList)
  const set = (node: Nodes, { field }: Part, value: unknown) => {
    const key = [...path, field].join('.')
    if (!reading.lines.has(key)) reading.lines.set(key, lineOfNode(node))
    values[field] = value
  }

  const readLabel = (node: Paragraph, part: Part, words: string) => {
    const { label, form, field } = part
    const rest = words.slice(`${label}:`.length).trim()
    if (values[field] !== undefined) reportIssue(reading, node, `“${label}:” is there twice`)
    open = form === 'paragraph' ? undefined : part
    if (open && rest) {
      const below = form === 'list' ? 'a list “- …”' : 'paragraphs'
      reportIssue(reading, node, `“${label}:” stands on a line of its own, with ${below} below it`)
    } else if (!open && rest) set(node, part, rest)
    else if (!open) reportIssue(reading, node, `“${label}:” has its text on the same line: write “${label}: …”`)
  }

  const readParagraph = (node: Paragraph) => {
    const words = readInlineText(reading, node)
    const labeled = labeledPart(words, parts)
    if (labeled) return readLabel(node, labeled, words)
    checkJoined(reading, node, parts)
    const list = open ? undefined : unlabeled(true)
    if (list && values[list.field]) reportIssue(reading, node, 'a paragraph stands below the list: move it above')
    if (open?.form === 'list') reportIssue(reading, node, `a paragraph stands below “${open.label}:”: move it above`)
    const part = open ?? unlabeled(false)
    if (!part) reportIssue(reading, node, 'a paragraph has no place here: write a list, “- …”')
    else if (part.form === 'paragraphs') set(node, part, [...((values[part.field] as string[]) ?? []), words])
    else if (values[part.field] !== undefined)
      reportIssue(reading, node, 'one paragraph too many: join it to the one above')
    else set(node, part, words)
  }

  const readList = (node: List) => {
    checkJoined(reading, node, parts)
    const part = open ?? unlabeled(true)
    if (part?.form !== 'list' || values[part.field] !== undefined) {
      reportIssue(reading, node, 'a list has no place here: write paragraphs')
    } else if (node.ordered) {
      reportIssue(reading, node, 'a numbered list has no place here: begin each item with “- ”')
    } else {
      set(
        node,
        part,
        node.children.map((item) => readItem(reading, item))
      )
      for (const [index, item] of node.children.entries()) {
        reading.lines.set([...path, part.field, index].join('.'), lineOfNode(item))
      }
    }
  }

  for (const node of nodes) {
    if (node.type === 'paragraph') readParagraph(node)
    else if (node.type === 'list') readList(node)
    else reportIssue(reading, node, `${NAMES[node.type] ?? node.type} has no place here: write paragraphs`)
  }
  return values
}

const NAMES: Record<string, string> = {
  blockquote: 'a quotation (“> …”)',
  code: 'an indented or fenced block',
  html: 'HTML',
  thematicBreak: 'a line (“---”)',
  definition: 'a definition (“[…]: …”)'
}

/** A label that no empty line separates from the text above would pass for its words. */
export function checkJoined(reading: Reading, node: Nodes, parts: Part[]): void {
  const written = reading.source.slice(node.position?.start.offset, node.position?.end.offset)
  for (const { label } of parts) {
    if (label && written.includes(`\n${label}:`)) reportIssue(reading, node, `put an empty line above “${label}:”`)
  }
}

function readItem(reading: Reading, item: ListItem): string {
  const [paragraph, ...more] = item.children
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    reportIssue(reading, item, 'an item of a list is one paragraph, with nothing below it')
    return ''
  }
  return readInlineText(reading, paragraph)
}
