import { readCsv } from './csv'
import { decodeText } from './csv-dialect'

/** The cells of a file that comes in pieces of this size. */
async function cells(file: Buffer, size: number): Promise<string[][]> {
  async function* pieces() {
    for (let start = 0; start < file.length; start += size) yield file.subarray(start, start + size)
  }
  const rows: string[][] = []
  for await (const row of readCsv(decodeText(pieces()))) rows.push([String(row.line), ...row.cells])
  return rows
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const SEMICOLONS = 'Name;E-Mail\r\n"Jörg; der Erste";jörg@example.org\r\n"Ann, ""A""";ann@example.org\r\n'
const ROWS = [
  ['1', 'Name', 'E-Mail'],
  ['2', 'Jörg; der Erste', 'jörg@example.org'],
  ['3', 'Ann, "A"', 'ann@example.org']
]
const TABS = SEMICOLONS.replace(/;(?=E|j|a)/g, '\t')

it.each<[what: string, file: Buffer, rows: string[][]]>([
  ['semicolons, as Excel writes them in Europe', Buffer.from(SEMICOLONS), ROWS],
  ['semicolons after a byte order mark', Buffer.from(`\uFEFF${SEMICOLONS}`), ROWS],
  ['tabs', Buffer.from(TABS), ROWS],
  ['UTF-16 with tabs, Excel’s “Unicode text”', utf16(`\uFEFF${TABS}`), ROWS],
  ['UTF-16 with the other byte order', utf16(`\uFEFF${TABS}`).swap16(), ROWS],
  ['UTF-16 without a byte order mark', utf16(SEMICOLONS), ROWS],
  [
    'a comma in a file with semicolons',
    Buffer.from('email;note\na@b.org;x, y, z\n'),
    [
      ['1', 'email', 'note'],
      ['2', 'a@b.org', 'x, y, z']
    ]
  ],
  [
    'the delimiter in a line of its own',
    Buffer.from('sep=;\r\nemail;a,b,c\r\na@b.org;1\r\n'),
    [
      ['2', 'email', 'a,b,c'],
      ['3', 'a@b.org', '1']
    ]
  ],
  [
    'addresses alone',
    Buffer.from('a@b.org\nc@d.org\n'),
    [
      ['1', 'a@b.org'],
      ['2', 'c@d.org']
    ]
  ],
  [
    'quoted names with commas and no end of line',
    Buffer.from('"Last, first, middle";email\nx;a@b.org'),
    [
      ['1', 'Last, first, middle', 'email'],
      ['2', 'x', 'a@b.org']
    ]
  ]
])('reads %s, in pieces of any size', async (_what, file, rows) => {
  // UTF-16 is told by its first two bytes: files come in pieces of 64 KiB.
  for (const size of [2, 3, 7, 1_000]) expect(await cells(file, size)).toEqual(rows)
})

it('reads nothing from an empty file', async () => {
  expect(await cells(Buffer.from(''), 1)).toEqual([])
  expect(await cells(Buffer.from('\n\n'), 2)).toEqual([])
})
