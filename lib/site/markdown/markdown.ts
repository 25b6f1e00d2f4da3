/** Writes Markdown (CommonMark): texts of content/ with their marks, lists and headings. */
import { findStudy, fullAuthors } from '../../content/studies/citations'
import { parseProse } from '../../content/text/prose'

/**
 * Writes texts of content/ with their marks.
 * @param origin of the site, for links
 * @param notes the numbers of the studies that the document cites
 */
export function writerFor(origin: string, notes: ReadonlyMap<string, number> = new Map()) {
  const prose = (text: string) =>
    parseProse(text)
      .map((part) => {
        if (part.kind === 'stress') return `*${plain(part.text)}*`
        if (part.kind === 'link') return link(part.text, part.href, origin)
        if (part.kind === 'text') return plain(part.text)
        const numbers = part.keys.flatMap((key) => notes.get(key) ?? [])
        return numbers.map((number) => ` [${number}]`).join('')
      })
      .join('')
  return { prose, sources: () => section('Sources', numbered([...notes.keys()].map(source))) }
}

function source(key: string): string {
  const { authors, year, title, venue, url, kind } = findStudy(key)
  return `${plain(fullAuthors(authors))} (${year}). ${link(title, url, '')}. ${plain(venue)}. (${plain(kind)})`
}

/** Escapes what Markdown would read as a mark. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&')
}

export function link(label: string, href: string, origin: string): string {
  return `[${plain(label)}](${href.startsWith('/') ? origin + href : href})`
}

/** Blocks below each other; those that are empty are left out. */
export function blocks(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** A part below a heading; nothing if the part is empty. */
export function section(title: string, content: string): string {
  return content === '' ? '' : `## ${plain(title)}\n\n${content}`
}

export function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

export function numbered(items: string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n')
}
