/** @jest-environment node */
import { type Sheet, sheets } from '../../content/downloads'
import { paginate } from './pagination'
import { renderSheet } from './sheet'

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

describe('renderSheet', () => {
  // The build prints all of them.
  it('prints a sheet, byte for byte the same each time', async () => {
    const [sheet] = sheets as [Sheet]
    const pdf = await renderSheet(sheet)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesIn(pdf)).toBeGreaterThanOrEqual(1)
    expect((await renderSheet(sheet)).equals(pdf)).toBe(true)
  })

  it('refuses an unknown study', async () => {
    const sheet: Sheet = { id: 'x', title: 'X', intro: 'X', blocks: [], sourceNote: 'X', studies: ['nobody1900'] }
    await expect(renderSheet(sheet)).rejects.toThrow('nobody1900')
  })
})

describe('paginate', () => {
  const piece = (height: number, more = {}) => ({ gap: 10, height, draw: () => undefined, ...more })
  const tops = (pages: ReturnType<typeof paginate>) => pages.map((page) => page.map(({ y }) => y))

  it('begins a page when a piece and its gap do not fit', () => {
    expect(paginate([piece(40), piece(50), piece(30)], 100).map((page) => page.length)).toEqual([2, 1])
  })

  it('keeps a heading on the page of its next piece', () => {
    const drawn: number[] = []
    const draw = (y: number) => drawn.push(y)
    const pages = paginate([piece(70), piece(10, { keep: 5, draw }), piece(20, { draw })], 100)
    expect(tops(pages)).toEqual([[0], [0]])
    pages[1]?.[0]?.piece.draw(0)
    expect(drawn).toEqual([0, 15])
  })

  it('places a foot piece at the foot of its page', () => {
    expect(tops(paginate([piece(20), piece(20, { foot: true })], 100))).toEqual([[0, 80]])
  })

  it('refuses a block that is higher than a page', () => {
    expect(() => paginate([piece(101)], 100)).toThrow('101 pt')
  })
})
