/** Writes Markdown (CommonMark): texts of content/ with their marks, lists and headings. */
import { findStudy } from '../../content/studies/citations'
import { parseProse } from '../../content/text/prose'

/** What is said of the texts of a document. */
export interface Writer {
  /** The origin of the site, for links. */
  origin: string
  /** Numbers of the studies that the document cites. */
  notes: ReadonlyMap<string, number>
}

/** A text of content/ with its marks. */
export function prose(text: string, { origin, notes }: Writer): string {
  return parseProse(text)
    .map((part) => {
      if (part.kind === 'stress') return `*${plain(part.text)}*`
      if (part.kind === 'link') return link(part.text, part.href, origin)
      if (part.kind === 'cite')
        return part.keys
          .flatMap((key) => notes.get(key) ?? [])
          .map((note) => ` [${note}]`)
          .join('')
      return plain(part.text)
    })
    .join('')
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
export function section(title: string, content: string, level = 2): string {
  return content === '' ? '' : `${'#'.repeat(level)} ${plain(title)}\n\n${content}`
}

export function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

export function numbered(items: string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n')
}

/** The sources of the notes. */
export function sources({ notes }: Writer): string {
  return section(
    'Sources',
    numbered(
      [...notes.keys()].map((key) => {
        const { authors, year, title, venue, url, kind } = findStudy(key)
        return `${plain(authors.join(', '))} (${year}). ${link(title, url, '')}. ${plain(venue)}. (${plain(kind)})`
      })
    )
  )
}
