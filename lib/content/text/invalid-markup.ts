/** Finds markup that the site would show literally: incomplete marks, and Markdown or HTML that texts do not have. */
import { parseProse } from './prose'

/** The first pattern that matches gives the advice. */
const INVALID_MARKUP: { pattern: RegExp; advice: (found: string) => string }[] = [
  {
    pattern: /\[[^\]]*\]\([^)]*\)?/,
    advice: () => 'a link is [words](/address), and an address begins with /, # or https://'
  },
  {
    pattern: /\[\s*@?[\w\s,@-]*\d{4}\w*\s*\]/,
    advice: (found) =>
      `write ${found.replace(/[^\w[\],]/g, '').replace(/(\[|,)/g, (mark) => `${mark === ',' ? ', ' : '['}@`)}`
  },
  { pattern: /\[[^\]]*\]?|\]/, advice: () => 'a study is [@wood2009], a link is [words](/address)' },
  { pattern: /\S*\*\S*/, advice: () => 'write *words*, with one star on both sides' },
  { pattern: /(?<!\w)_[^_]+_(?!\w)/, advice: (found) => `write *${found.slice(1, -1)}*` },
  { pattern: /`[^`]*`?/, advice: () => 'remove the backquotes' },
  { pattern: /<\/?\w[^>]*>?/, advice: () => 'remove the HTML; for “<” write words' }
]

/** Finds at most one mark in each part of a text, with advice on how to fix it. */
export function findInvalidMarkup(text: string): { found: string; message: string }[] {
  return parseProse(text).flatMap((part) => {
    if (part.kind !== 'text') return []
    const mark = INVALID_MARKUP.find(({ pattern }) => pattern.test(part.text))
    const found = mark?.pattern.exec(part.text)?.[0]
    return mark && found ? [{ found, message: `“${found}” would be shown as it stands: ${mark.advice(found)}` }] : []
  })
}
