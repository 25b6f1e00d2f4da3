/** The marks that a paragraph of a guide may hold, as Markdown sees them. */
import type { Nodes, Parent } from 'mdast'

/** Advice for a mark that is not known here, by the node that Markdown makes of it. */
const UNKNOWN: Partial<Record<Nodes['type'], string>> = {
  strong: 'write *words* for stress; there is no stronger one',
  inlineCode: 'remove the backquotes',
  html: 'remove the HTML; for “<” write words',
  image: 'texts hold no images',
  imageReference: 'texts hold no images',
  linkReference: 'write [words](/address)'
}

/** The first mark in a paragraph or heading that would not be shown as meant, with what to write instead. */
export function unknownMark(node: Nodes, source: string): { node: Nodes; message: string } | undefined {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset)
  const advice = UNKNOWN[node.type]
  if (advice) return { node, message: `“${written}” is not a mark that texts have: ${advice}` }
  if (node.type === 'emphasis' && written.startsWith('_')) {
    return { node, message: `“${written}” is not a mark that texts have: write *${written.slice(1, -1)}*` }
  }
  for (const child of (node as Parent).children ?? []) {
    const found = unknownMark(child, source)
    if (found) return found
  }
  return undefined
}
