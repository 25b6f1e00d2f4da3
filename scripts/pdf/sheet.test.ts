/** @jest-environment node */
import { type Sheet, sheets } from '../../content/downloads'
import { paginate } from './pagination'
import type { Pen } from './pen'
import { renderSheet } from './sheet'

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

describe('renderSheet', () => {
  // The build prints all of them.
  const [sheet] = sheets as [Sheet]
  let pdf: Buffer
  beforeAll(async () => {
    pdf = await renderSheet(sheet)
  })

  it('prints a sheet, byte for byte the same each time', async () => {
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesIn(pdf)).toBeGreaterThanOrEqual(1)
    expect((await renderSheet(sheet)).equals(pdf)).toBe(true)
  })

  it('tags the parts of a sheet for screen readers', () => {
    const text = pdf.toString('latin1')
    const tags = [
      '/StructTreeRoot',
      '/Lang (en-US)',
      '/S /H1',
      '/S /H2',
      '/Scope /Column',
      '/Scope /Row',
      '/S /Link',
      '/S /LBody'
    ]
    expect(tags.filter((tag) => !text.includes(tag))).toEqual([])
  })

  it('refuses an unknown study', async () => {
    const unknown: Sheet = { id: 'x', title: 'X', intro: 'X', blocks: [], sourceNote: 'X', studies: ['nobody1900'] }
    await expect(renderSheet(unknown)).rejects.toThrow('nobody1900')
  })
})

describe('paginate', () => {
  const scratch = {} as Pen
  const piece = (height: number, more = {}) => ({ gap: 10, draw: (_: Pen, y: number) => y + height, ...more })
  const tops = (pages: ReturnType<typeof paginate>) => pages.map((page) => page.map(({ y }) => y))

  it('begins a page when a piece and its gap do not fit', () => {
    const pages = paginate([piece(40), piece(50), piece(30)], 100, scratch)
    expect(pages.map((page) => page.length)).toEqual([2, 1])
  })

  it('keeps a heading on the page of its next piece', () => {
    const heading = piece(10, { keep: 5 })
    const next = { ...piece(20), draw: jest.fn((_: Pen, y: number) => y + 20) }
    const pages = paginate([piece(70), heading, next], 100, scratch)
    expect(tops(pages)).toEqual([[0], [0]])
    pages[1]?.[0]?.piece.draw(scratch, 0)
    expect(next.draw).toHaveBeenLastCalledWith(scratch, 15)
  })

  it('places a foot piece at the foot of its page', () => {
    expect(tops(paginate([piece(20), piece(20, { foot: true })], 100, scratch))).toEqual([[0, 80]])
  })

  it('refuses a block that is higher than a page', () => {
    expect(() => paginate([piece(101)], 100, scratch)).toThrow('101 pt')
  })
})
