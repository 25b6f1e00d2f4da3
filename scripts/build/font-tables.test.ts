import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { readTables, replaceTables, roundKerning } from './font-tables'

const SANS = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const cut = (wght: number | { min: number; max: number }) =>
  subsetFont(readFileSync(SANS), 'To AV', { targetFormat: 'truetype', variationAxes: { wght } })

const tableOf = (font: Buffer, tag: string) => readTables(font).find((table) => table.tag === tag)?.data

it('replaces the tables that are named, and leaves the others as they are', async () => {
  const [variable, fixed] = await Promise.all([cut({ min: 400, max: 600 }), cut(500)])
  const font = replaceTables(variable, ['GPOS', 'GDEF'], fixed)
  expect(tableOf(font, 'GPOS')).toEqual(tableOf(fixed, 'GPOS'))
  expect(tableOf(font, 'GPOS')).not.toEqual(tableOf(variable, 'GPOS'))
  expect(readTables(font).map(({ tag }) => tag)).toEqual(readTables(variable).map(({ tag }) => tag))
  for (const tag of ['glyf', 'gvar', 'cmap']) expect(tableOf(font, tag)).toEqual(tableOf(variable, tag))
})

it('rounds the kerning, and nothing else', async () => {
  const font = await cut(500)
  const rounded = roundKerning(font, 10)
  const [before, after] = [font, rounded].map((one) => tableOf(one, 'GPOS') as Buffer) as [Buffer, Buffer]
  const values = Array.from({ length: before.length / 2 }, (_, index) => index * 2)
    .map((offset) => [before.readInt16BE(offset), after.readInt16BE(offset)] as const)
    .filter(([was, is]) => was !== is)
  expect(values.length).toBeGreaterThan(0)
  for (const [was, is] of values) {
    expect(Math.abs(is % 10)).toBe(0)
    expect(Math.abs(is - was)).toBeLessThanOrEqual(5)
  }
  for (const { tag, data } of readTables(font)) if (tag !== 'GPOS') expect(tableOf(rounded, tag)).toEqual(data)
  expect(roundKerning(font, 1)).toEqual(font)
})

it('refuses a font without kerning', async () => {
  const font = await cut(500)
  const bare = Buffer.from(font)
  bare.write('NONE', bare.indexOf('GPOS'), 'latin1')
  expect(() => roundKerning(bare, 10)).toThrow('The font has no kerning.')
})
