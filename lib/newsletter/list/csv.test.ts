import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { csvWriter, readCsv, unescapeFormula } from './csv'

/** The rows of a text, each as its line and its cells. */
async function read(csv: string, size = csv.length || 1): Promise<string[]> {
  async function* pieces() {
    for (let start = 0; start < csv.length; start += size) yield csv.slice(start, start + size)
  }
  const rows: string[] = []
  for await (const { line, cells } of readCsv(pieces())) rows.push(`${line}: ${cells.join('|')}`)
  return rows
}

describe('readCsv', () => {
  it.each<[string, string, string[]]>([
    ['plain rows', 'a,b\nc,d\n', ['1: a|b', '2: c|d']],
    ['CRLF and no end of the last line', 'a,b\r\nc,d', ['1: a|b', '2: c|d']],
    ['CR alone', 'a\rb\r', ['1: a', '2: b']],
    ['mixed line ends', 'a\r\nb\n"c\r\nd"\re\r\n', ['1: a', '2: b', '3: c\nd', '5: e']],
    ['a byte order mark', '\uFEFFemail\na@b.org', ['1: email', '2: a@b.org']],
    ['empty lines', '\n\na\r\n\r\nb\n', ['3: a', '5: b']],
    ['empty cells', ',a,\n', ['1: |a|']],
    ['quotes', '"a ""b"", c",d\n', ['1: a "b", c|d']],
    ['lines within quotes', '"a\r\nb",c\nd\n', ['1: a\nb|c', '3: d']],
    ['a quote inside of a plain cell', 'a"b,c\n', ['1: a"b|c']],
    ['nothing', '', []]
  ])('reads %s, in whatever pieces it comes', async (_, csv, rows) => {
    for (const size of [1, 2, 3, 100]) expect(await read(csv, size)).toEqual(rows)
  })

  it('names the line after which a quote opens that is never closed', async () => {
    await expect(read('a\n"b\nc\n')).rejects.toThrow('A quote that opens after line 1 is never closed.')
  })
})

describe('csvWriter', () => {
  const write = (...emails: string[]) =>
    text(Readable.from(emails.map((email) => ({ email }))).pipe(csvWriter(['email'])))

  it('writes a header, and quotes what needs it', async () => {
    expect(await write('a', 'b,c', 'say "d"', 'e\nf')).toBe('email\r\na\r\n"b,c"\r\n"say ""d"""\r\n"e\nf"\r\n')
    const row = { a: new Date('2026-11-20T15:00:00Z'), b: null }
    expect(await text(Readable.from([row]).pipe(csvWriter(['a', 'b'])))).toBe('a,b\r\n2026-11-20T15:00:00.000Z,\r\n')
  })

  it.each(['=1+1', '+ann@example.org', '-ann@example.org', '@cmd', '\tx', '＝1', '=HYPERLINK("http://evil")'])(
    'makes %j harmless in a spreadsheet, and comes back as it was',
    async (cell) => {
      expect((await read(await write(cell)))[1]).toBe(`2: '${cell}`)
      expect(unescapeFormula(`'${cell}`)).toBe(cell)
    }
  )

  it('leaves an apostrophe of its own alone', () => {
    expect(unescapeFormula("'ann@example.org")).toBe("'ann@example.org")
  })
})
