/** The variants of CSV that spreadsheets write: other encodings, and other characters between the cells. */

const DELIMITERS = [',', ';', '\t']
/** Excel writes and reads this as a first line that is not a row. */
const EXCEL_SEPARATOR = /^sep=(.)$/i

/** The text of a file in UTF-8, or in UTF-16 as Excel's “Unicode text”. */
export async function* decodeText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece))
    const text = decoder.decode(piece, { stream: true })
    if (text) yield text
  }
  const rest = decoder?.decode()
  if (rest) yield rest
}

/** By the byte order mark, or by the zeros that every second byte of Western words is in UTF-16. */
function encodingOf(start: Uint8Array): string {
  const [first, second] = start
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}

export interface Dialect {
  delimiter: string
  /** The same text, with an empty line in place of one that only names the delimiter. */
  text: AsyncGenerator<string>
}

/** Reads as far as the first line with words in it: what is between its cells is between all cells. */
export async function detectDialect(text: AsyncIterable<string>): Promise<Dialect> {
  const pieces = text[Symbol.asyncIterator]()
  let start = ''
  let isAll = false
  while (!isAll && !/\S[^\n]*\n/.test(start)) {
    const { value, done } = await pieces.next()
    if (done) isAll = true
    else start += value
  }
  const first = start.split('\n').find((line) => line.trim()) ?? ''
  const named = EXCEL_SEPARATOR.exec(first.replace('\uFEFF', '').trimEnd())?.[1]
  // Of a file that names its delimiter by a tab, trimming leaves nothing.
  const isNamed = named !== undefined || /^\uFEFF?sep=\t?$/i.test(first)
  async function* whole() {
    yield isNamed ? start.replace(first, '') : start
    while (!isAll) {
      const { value, done } = await pieces.next()
      if (done) return
      yield value
    }
  }
  return { delimiter: isNamed ? (named ?? '\t') : mostFrequent(first), text: whole() }
}

function mostFrequent(line: string): string {
  const unquoted = line.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string
}
