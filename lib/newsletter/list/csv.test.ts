import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { csvWriter, readCsv, unescapeFormula } from './csv'

/** The rows of a file, each as its line and its cells. */
async function read(file: string | Buffer, partLength = 1_000): Promise<string[]> {
  const bytes = Buffer.from(file)
  const parts = Array.from({ length: Math.ceil(bytes.length / partLength) }, (_, index) =>
    bytes.subarray(index * partLength, (index + 1) * partLength)
  )
  const rows: string[] = []
  for await (const { line, cells } of readCsv(Readable.from(parts))) rows.push(`${line}: ${cells.join('|')}`)
  return rows
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const SEMICOLONS = 'Name;E-Mail\r\n"Jörg; der Erste";jörg@example.org\r\n"Ann, ""A""";ann@example.org\r\n'
const ROWS = ['1: Name|E-Mail', '2: Jörg; der Erste|jörg@example.org', '3: Ann, "A"|ann@example.org']
const TABS = SEMICOLONS.replace(/;(?=E|j|a)/g, '\t')

describe('readCsv', () => {
  it.each<[what: string, file: string | Buffer, rows: string[]]>([
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
    ['nothing', '', []],
    ['empty lines alone', '\n\n', []],
    ['semicolons, as Excel writes them in Europe', SEMICOLONS, ROWS],
    ['semicolons after a byte order mark', `\uFEFF${SEMICOLONS}`, ROWS],
    ['tabs', TABS, ROWS],
    ['UTF-16 with tabs, Excel’s “Unicode text”', utf16(`\uFEFF${TABS}`), ROWS],
    ['commas in a cell', 'email;note\na@b.org;x, y, z\n', ['1: email|note', '2: a@b.org|x, y, z']]
  ])('reads %s', async (_what, file, rows) => {
    expect(await read(file)).toEqual(rows)
  })

  it('reads the same of a file that comes in parts, wherever they are cut', async () => {
    const text = `\uFEFF${SEMICOLONS}"x\r\ny";é@example.org\r\r\n`
    const whole = await read(text)
    expect(whole).toHaveLength(4)
    for (const length of [64, 65, 66, 67, 68, 69]) {
      expect(await read(text, length)).toEqual(whole)
      expect(await read(utf16(text), length)).toEqual(whole)
    }
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
