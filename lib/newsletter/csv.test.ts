import { csvRow, plainCell, readCsv } from './csv'

async function read(text: string, size = text.length || 1): Promise<[number, ...string[]][]> {
  async function* pieces() {
    for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
  }
  const rows: [number, ...string[]][] = []
  for await (const { line, cells } of readCsv(pieces())) rows.push([line, ...cells])
  return rows
}

describe('readCsv', () => {
  it.each<[string, string, [number, ...string[]][]]>([
    [
      'plain rows',
      'a,b\nc,d\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd']
      ]
    ],
    [
      'CRLF and no end of the last line',
      'a,b\r\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd']
      ]
    ],
    [
      'CR alone',
      'a\rb\r',
      [
        [1, 'a'],
        [2, 'b']
      ]
    ],
    [
      'a byte order mark',
      '\uFEFFemail\na@b.org',
      [
        [1, 'email'],
        [2, 'a@b.org']
      ]
    ],
    [
      'empty lines',
      '\n\na\r\n\r\nb\n',
      [
        [3, 'a'],
        [5, 'b']
      ]
    ],
    ['empty cells', ',a,\n', [[1, '', 'a', '']]],
    ['quotes', '"a ""b"", c",d\n', [[1, 'a "b", c', 'd']]],
    [
      'lines within quotes',
      '"a\r\nb",c\nd\n',
      [
        [1, 'a\r\nb', 'c'],
        [3, 'd']
      ]
    ],
    ['a quote inside of a plain cell', 'a"b,c\n', [[1, 'a"b', 'c']]],
    ['nothing', '', []]
  ])('reads %s, in whatever pieces it comes', async (_what, text, rows) => {
    for (const size of [1, 2, 3, 100]) expect(await read(text, size)).toEqual(rows)
  })

  it('says where a quote opens that is never closed', async () => {
    await expect(read('a\n"b\nc\n')).rejects.toThrow('The quote that opens in the row of line 2 is never closed.')
  })
})

describe('csvRow', () => {
  it('quotes what needs it', () => {
    expect(csvRow(['a', 'b,c', 'say "d"', 'e\nf', ''])).toBe('a,"b,c","say ""d""","e\nf",\r\n')
  })

  it.each(['=1+1', '+ann@example.org', '-ann@example.org', '@cmd', '\tx', '=HYPERLINK("http://evil")'])(
    'makes %j harmless in a spreadsheet, and comes back as it was',
    async (cell) => {
      const [[, written = ''] = [0]] = await read(csvRow([cell]))
      expect(written).toBe(`'${cell}`)
      expect(plainCell(written)).toBe(cell)
    }
  )

  it('leaves an apostrophe of its own alone', () => {
    expect(plainCell("'ann@example.org")).toBe("'ann@example.org")
  })
})
