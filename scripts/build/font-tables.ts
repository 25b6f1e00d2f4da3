/**
 * Takes a TrueType file apart into its tables, and puts one together: https://learn.microsoft.com/typography/opentype/spec/otff.
 * subset-font, which cuts the fonts, neither exchanges tables nor rounds their values.
 */

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

/** Types of lookups: https://learn.microsoft.com/typography/opentype/spec/gpos */
const PAIRS = 2
const EXTENSION = 9
/** The format of a lookup of pairs that lists glyphs; the other one has classes of them. */
const BY_GLYPH = 1
/** The format of a value that changes only how far the first glyph of a pair advances. */
const ADVANCE_ONLY = 0x0004

/**
 * Rounds the kerning of a font to multiples of a step, so that it compresses better.
 * @param font in which GPOS changes nothing but the advance of the first glyph of a pair; not compressed
 * @param step in units of the font
 * @throws if GPOS changes anything else, or is missing
 */
export function roundKerning(font: Buffer, step: number): Buffer {
  const rounded = Buffer.from(font)
  const gpos = readTables(rounded).find(({ tag }) => tag === 'GPOS')?.data
  if (!gpos) throw new Error('The font has no kerning.')
  for (const offset of kerningOffsets(gpos)) {
    gpos.writeInt16BE(Math.round(gpos.readInt16BE(offset) / step) * step, offset)
  }
  return rounded
}

/** The positions of the values, in bytes from the start of GPOS. */
function kerningOffsets(gpos: Buffer): number[] {
  const lookupList = gpos.readUInt16BE(8)
  return offsetsAt(gpos, lookupList, lookupList).flatMap((lookup) => {
    const type = gpos.readUInt16BE(lookup)
    return offsetsAt(gpos, lookup + 4, lookup).flatMap((subtable) => {
      if (type === PAIRS) return valueOffsets(gpos, subtable)
      if (type !== EXTENSION || gpos.readUInt16BE(subtable + 2) !== PAIRS) throw new Error(`Lookup type ${type}`)
      return valueOffsets(gpos, subtable + gpos.readUInt32BE(subtable + 4))
    })
  })
}

function valueOffsets(gpos: Buffer, subtable: number): number[] {
  if (gpos.readUInt16BE(subtable + 4) !== ADVANCE_ONLY || gpos.readUInt16BE(subtable + 6) !== 0)
    throw new Error('A pair changes more than the advance of its first glyph.')
  if (gpos.readUInt16BE(subtable) === BY_GLYPH) {
    // Each set begins with the number of its pairs, and each pair with its second glyph.
    return offsetsAt(gpos, subtable + 8, subtable).flatMap((set) => positions(4, gpos.readUInt16BE(set), set + 4))
  }
  const classPairs = gpos.readUInt16BE(subtable + 12) * gpos.readUInt16BE(subtable + 14)
  return positions(2, classPairs, subtable + 16)
}

/** Reads a list of 16-bit offsets from `base`, which begins with its length. */
function offsetsAt(table: Buffer, list: number, base: number): number[] {
  return positions(2, table.readUInt16BE(list), list + 2).map((entry) => base + table.readUInt16BE(entry))
}

function positions(stride: number, count: number, start: number): number[] {
  return Array.from({ length: count }, (_, index) => start + stride * index)
}
