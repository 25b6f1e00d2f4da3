/** Setting a text into a box: as large as it fits, in lines of about the same length that break where a reader would. */

export interface TextBox {
  width: number
  height: number
  /** Sizes in pixels: never larger, and not smaller as long as the words are words. */
  largest: number
  smallest: number
}

export interface FittedText {
  lines: string[]
  /** In pixels. */
  size: number
}

/** Distance of the lines, as a share of their size. */
export const LEADING = 1.14
/** Each try is so much smaller than the one before. */
const STEP = 0.97
/** What a break is worth, on the scale of a line's squared emptiness (0 full, 1 empty). */
const AFTER_SENTENCE = -0.09
const AFTER_COMMA = -0.02
const AFTER_SHORT_WORD = 0.02

interface Word {
  text: string
  /** At a size of 1 px. */
  width: number
}

/**
 * @param widthOf width in pixels of a text at a size of 1 px
 * @returns lines that are never wider than the box; they are higher than the box only if the text is too long for it
 *   at the smallest size
 */
export function fitText(text: string, box: TextBox, widthOf: (text: string) => number): FittedText {
  const space = widthOf(' ')
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, width: widthOf(word) }))
  for (let size = box.largest; size > box.smallest; size *= STEP) {
    const width = box.width / size
    if (words.some((word) => word.width > width)) continue
    const count = countLines(words, space, width)
    if (count * size * LEADING <= box.height) return { lines: breakLines(words, space, width, count), size }
  }
  const size = box.smallest
  const width = box.width / size
  const parts = words.flatMap((word) => divide(word, width, widthOf))
  return { lines: breakLines(parts, space, width, countLines(parts, space, width)), size }
}

/** How many lines the words need where each is filled before the next is begun. */
function countLines(words: Word[], space: number, width: number): number {
  let count = words.length > 0 ? 1 : 0
  let length = -space
  for (const word of words) {
    length += space + word.width
    if (length <= width) continue
    count += 1
    length = word.width
  }
  return count
}

/** The breaking into so many lines that leaves them most alike, by dynamic programming from the end. */
function breakLines(words: Word[], space: number, width: number, count: number): string[] {
  const total = words.reduce((sum, word) => sum + space + word.width, -space)
  const goal = Math.max(total / Math.max(count, 1), ...words.map((word) => word.width))
  /** best[n][i]: the cost of setting the words from i on in n lines, and where the first of them ends. */
  const best: { cost: number; end: number }[][] = [
    [...words.map(() => ({ cost: Number.POSITIVE_INFINITY, end: 0 })), { cost: 0, end: words.length }]
  ]
  for (let left = 1; left <= count; left += 1) {
    const rest = best[left - 1] as { cost: number; end: number }[]
    best[left] = [...words, undefined].map((_, start) => {
      let found = { cost: Number.POSITIVE_INFINITY, end: start }
      let length = -space
      for (let end = start + 1; end <= words.length; end += 1) {
        const word = words[end - 1] as Word
        length += space + word.width
        if (length > width) break
        const cost = ((goal - length) / goal) ** 2 + breakCost(word.text, end === words.length) + costOf(rest, end)
        if (cost < found.cost) found = { cost, end }
      }
      return found
    })
  }
  const lines: string[] = []
  for (let left = count, start = 0; left > 0; left -= 1) {
    const { end } = best[left]?.[start] ?? { end: words.length }
    lines.push(
      words
        .slice(start, end)
        .map((word) => word.text)
        .join(' ')
    )
    start = end
  }
  return lines
}

function costOf(rest: { cost: number }[], start: number): number {
  return rest[start]?.cost ?? Number.POSITIVE_INFINITY
}

/** A line may well end with a sentence, less well with “I” or “to”. */
function breakCost(word: string, isLast: boolean): number {
  if (isLast) return 0
  if (/[.?!:;][”’]?$/.test(word)) return AFTER_SENTENCE
  if (/[,–—][”’]?$/.test(word)) return AFTER_COMMA
  return word.length <= 2 ? AFTER_SHORT_WORD : 0
}

/** A word that is wider than the box, in pieces that are not. */
function divide(word: Word, width: number, widthOf: (text: string) => number): Word[] {
  if (word.width <= width) return [word]
  const pieces: Word[] = []
  let piece = ''
  for (const character of word.text) {
    if (piece && widthOf(piece + character) > width) {
      pieces.push({ text: piece, width: widthOf(piece) })
      piece = ''
    }
    piece += character
  }
  return [...pieces, { text: piece, width: widthOf(piece) }]
}
