import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { readTables, replaceTables } from './font-tables'

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

it('makes a font that can be read again', async () => {
  const [variable, fixed] = await Promise.all([cut({ min: 400, max: 600 }), cut(500)])
  const font = await subsetFont(replaceTables(variable, ['GPOS', 'GDEF'], fixed), 'To AV', { targetFormat: 'truetype' })
  expect(tableOf(font, 'GPOS')).toEqual(tableOf(fixed, 'GPOS'))
  expect(tableOf(font, 'gvar')).toEqual(tableOf(variable, 'gvar'))
})
