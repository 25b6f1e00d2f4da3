/**
 * Characters that could control a terminal or hide in a text: control characters (escape sequences begin with one),
 * direction marks, zero-width and other invisible characters, line separators, lone surrogates, and private or unassigned
 * code points. The joiners that emoji and some scripts need are allowed.
 */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu
/** In our own texts only emoji need joiners. Line breaks and tabs may stand in a file. */
const HIDDEN = new RegExp(
  `(?![\\t\\n])${INVISIBLE.source}|(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\p{Default_Ignorable_Code_Point}`,
  'u'
)
/** The width of the column of labels. */
const LABEL_WIDTH = 12

/** Makes a stranger's text safe for a terminal, on one line: an invisible character is shown as its code, `\u{1B}`. */
export function printable(text: string): string {
  return text.replace(INVISIBLE, escapeCharacter)
}

/** The same for a text of several lines, which is split at its line breaks. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(printable)
}

/** Removes invisible characters and joins lines, for a field in which the text is edited. */
export function visible(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '')
}

/** What is wrong with a text of ours that has a character that nobody sees; nothing if it has none. */
export function describeHidden(text: string): string | undefined {
  const found = HIDDEN.exec(text)
  if (!found) return undefined
  const before = text.slice(0, found.index).split('\n').at(-1)?.slice(-20)
  const place = before ? `behind “${printable(before)}”` : 'at the beginning'
  return `has the invisible character ${escapeCharacter(found[0])} ${place}: delete it`
}

function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`
}

/** Labeled lines, each further line of a field below its first. Fields without lines are left out. */
export function formatFields(all: [label: string, lines: string[]][]): string {
  return all
    .flatMap(([label, lines]) => lines.map((line, index) => (index === 0 ? label : '').padEnd(LABEL_WIDTH) + line))
    .join('\n')
}
