/**
 * Parses the small markup of content texts into parts that a component can render: `[@key]` or `[@a, @b]` cites studies,
 * `[words](/address)` is a link, `*words*` is emphasis. Everything else is plain text. An address begins with `/`, `#`,
 * `http://`, `https://` or `mailto:`. A parser of Markdown would also take what writers mean literally, such as `1.` or `_`.
 */
export type ProsePart =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'cite'; keys: string[] }

const MARK =
  /\[(@[a-z_0-9]+(?:\s*,\s*@[a-z_0-9]+)*)\](\s*[.,;:?!]+[”’)]*)?|\[([^\]]+)\]\(((?:\/(?!\/)|#|https?:\/\/|mailto:)[^)\s]*)\)|\*([^*]+)\*/g

/** Parses one paragraph. Never throws: malformed markup stays text. */
export function parseProse(prose: string): ProsePart[] {
  const parts: ProsePart[] = []
  let end = 0
  const addText = (text: string) => text && parts.push({ kind: 'text', text })
  for (const match of prose.matchAll(MARK)) {
    const [whole, keys, stop = '', label, href, emphasis] = match
    const before = prose.slice(end, match.index)
    // The number of a note follows its word without a space, whether or not a space was typed.
    addText(keys ? before.trimEnd() : before)
    // And it follows the stop or comma after that word, wherever the writer has put it.
    addText(stop.trimStart())
    if (keys) parts.push({ kind: 'cite', keys: keys.split(',').map((key) => key.trim().slice(1)) })
    else if (label && href) parts.push({ kind: 'link', text: label, href })
    else if (emphasis) parts.push({ kind: 'emphasis', text: emphasis })
    end = match.index + whole.length
  }
  addText(prose.slice(end))
  return parts
}

/** The text without markup, for metadata, word counts and structured data. */
export function plainText(prose: string): string {
  return parseProse(prose)
    .map((part) => (part.kind === 'cite' ? '' : part.text))
    .join('')
    .replace(/\s+([.,;:?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

/** The keys of the studies that the given texts cite, in order of first appearance. */
export function citedKeys(texts: string[]): string[] {
  const keys = new Set<string>()
  for (const text of texts) {
    for (const part of parseProse(text)) if (part.kind === 'cite') for (const key of part.keys) keys.add(key)
  }
  return [...keys]
}

/** Every string inside a value, depth first, such as all texts of a content entry. */
export function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(allTexts)
  if (value && typeof value === 'object') return Object.values(value).flatMap(allTexts)
  return []
}
