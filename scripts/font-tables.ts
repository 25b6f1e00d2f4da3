/** Takes a TrueType file apart into its tables, and puts one together: https://learn.microsoft.com/typography/opentype/spec/otff */

const HEADER_BYTES = 12
const ENTRY_BYTES = 16

interface Table {
  /** Four characters, such as "GPOS". */
  tag: string
  data: Buffer
}

/**
 * Copies tables of another font over a font's own. A table that one of the two lacks stays as it is. Checksums are left at
 * zero: WOFF2, which the font becomes, keeps none.
 */
export function replaceTables(font: Buffer, tags: string[], other: Buffer): Buffer {
  const replacements = readTables(other)
  return writeTables(
    font.readUInt32BE(0),
    readTables(font).map((table) => {
      return (tags.includes(table.tag) && replacements.find(({ tag }) => tag === table.tag)) || table
    })
  )
}

export function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    const start = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: font.subarray(start, start + font.readUInt32BE(entry + 12))
    }
  })
}

/** @param version the first four bytes of the file */
function writeTables(version: number, tables: Table[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * tables.length)
  // For a binary search of the directory: searchRange, entrySelector, rangeShift.
  const largestPower = 2 ** Math.floor(Math.log2(tables.length))
  directory.writeUInt32BE(version, 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(ENTRY_BYTES * largestPower, 6)
  directory.writeUInt16BE(Math.log2(largestPower), 8)
  directory.writeUInt16BE(ENTRY_BYTES * (tables.length - largestPower), 10)
  const parts: Buffer[] = [directory]
  let start = directory.length
  for (const [index, { tag, data }] of tables.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(start, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    start += data.length + padding.length
  }
  return Buffer.concat(parts)
}
