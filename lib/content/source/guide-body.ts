/** The body of a guide: "## …" sections and "### …" entries become the fields that the layout names. */
import type { Heading, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Entry, Part, Section } from '../../../content/schemas/guide-layouts'
import { didYouMean } from '../../did-you-mean'
import {
  checkJoined,
  labeledPart,
  lineOfNode,
  type Reading,
  readInlineText,
  readParts,
  reportIssue
} from './guide-parts'
import type { YamlPath } from './yaml-source'

interface Group {
  heading: Heading
  words: string
  nodes: RootContent[]
}

/** @returns the value of each section that is there, by field */
export function readGuideBody(reading: Reading, sections: Section[]): Record<string, unknown> {
  const { children } = fromMarkdown(reading.source)
  for (const node of children) {
    if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3) {
      reportIssue(
        reading,
        node,
        'begin a section with “## ” and a part of it with “### ”; the title is in the front matter'
      )
    }
  }
  const { before, groups } = split(reading, children, 2)
  if (before[0])
    reportIssue(reading, before[0], `text stands above the first section: put it under “${show(sections[0])}”`)

  const values: Record<string, unknown> = {}
  for (const group of groups) {
    const section = sections.find((known) => belongs(group.words, known))
    if (!section) {
      reportIssue(reading, group.heading, describeUnknown(group.words, sections))
    } else if (values[section.field] !== undefined) {
      reportIssue(reading, group.heading, `“${show(section)}” is there twice: join the two`)
    } else {
      reading.lines.set(section.field, lineOfNode(group.heading))
      values[section.field] = readSection(reading, section, group)
    }
  }
  return values
}

/** A section's heading as it is written in the file. */
export function show(section: Section | undefined): string {
  return section?.kind === 'object' ? `## ${section.heading}: …` : `## ${section?.heading}`
}

function readSection(reading: Reading, section: Section, { heading, words, nodes }: Group): unknown {
  const { before, groups } = split(reading, nodes, 3)
  const path = [section.field]
  if (section.kind === 'text') {
    const [extra] = groups
    if (extra) reportIssue(reading, extra.heading, `“${show(section)}” has no parts: write “## ”, or a paragraph`)
    const value = readParts(reading, before, [{ field: 'text', form: section.form }], path).text
    return value ?? (section.form === 'paragraph' ? '' : [])
  }
  if (section.kind === 'entries') {
    const [text] = before
    if (text) reportIssue(reading, text, `“${show(section)}” begins with a “### …” heading: put the text below one`)
    return readEntries(reading, groups, section.entry, path)
  }
  const { entries, after = [] } = section
  const [extra] = groups
  const below = takeParts(reading, groups.at(-1)?.nodes ?? before, after)
  if (extra && !entries)
    reportIssue(reading, extra.heading, `“${show(section)}” has no parts: write “## ”, or a paragraph`)
  reading.lines.set([...path, section.title].join('.'), lineOfNode(heading))
  return {
    [section.title]: words.slice(`${section.heading}:`.length).trim(),
    ...readParts(reading, before, section.parts, path),
    ...(entries && { [entries.field]: readEntries(reading, groups, entries.entry, [...path, entries.field]) }),
    ...readParts(reading, below, after, path)
  }
}

/** Cuts off the nodes from the first label of the parts on. */
function takeParts(reading: Reading, nodes: RootContent[], parts: Part[]): RootContent[] {
  for (const node of nodes) checkJoined(reading, node, parts)
  const start = nodes.findIndex((node) => labeledPart(reading.source.slice(node.position?.start.offset), parts))
  return start < 0 ? [] : nodes.splice(start)
}

function readEntries(reading: Reading, groups: Group[], entry: Entry, path: YamlPath): Record<string, unknown>[] {
  return groups.map(({ heading, words, nodes }, index) => {
    reading.lines.set([...path, index].join('.'), lineOfNode(heading))
    return { [entry.title]: words, ...readParts(reading, nodes, entry.parts, [...path, index]) }
  })
}

/** Nodes by the headings of a depth that they stand under. */
function split(reading: Reading, nodes: RootContent[], depth: number): { before: RootContent[]; groups: Group[] } {
  const before: RootContent[] = []
  const groups: Group[] = []
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) {
      groups.push({ heading: node, words: readInlineText(reading, node), nodes: [] })
    } else {
      ;(groups.at(-1)?.nodes ?? before).push(node)
    }
  }
  return { before, groups }
}

function belongs(words: string, section: Section): boolean {
  return section.kind === 'object' ? words.startsWith(`${section.heading}:`) : words === section.heading
}

function describeUnknown(words: string, sections: Section[]): string {
  const [name = ''] = words.split(':')
  const right = didYouMean(
    name,
    sections.map(({ heading }) => heading)
  )
  const section = sections.find(({ heading }) => heading === right)
  const advice = section ? `did you mean “${show(section)}”?` : `the sections are ${sections.map(show).join(', ')}`
  return `“## ${words}” is not a section of this kind of guide: ${advice}`
}
