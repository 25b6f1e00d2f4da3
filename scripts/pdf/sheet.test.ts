/** @jest-environment node */
import { type Sheet, sheets } from '../../content/downloads'
import { paginate } from './pages'
import { renderSheet } from './sheet'

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

describe('renderSheet', () => {
  it.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
    'prints %s, byte for byte the same each time',
    async (_, sheet) => {
      const pdf = await renderSheet(sheet)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pagesIn(pdf)).toBeGreaterThanOrEqual(1)
      expect((await renderSheet(sheet)).equals(pdf)).toBe(true)
    }
  )

  it('refuses a study that is not there', async () => {
    const sheet: Sheet = { id: 'x', title: 'X', intro: 'X', blocks: [], sourceNote: 'X', studies: ['nobody1900'] }
    await expect(renderSheet(sheet)).rejects.toThrow('nobody1900')
  })
})

describe('paginate', () => {
  const piece = (height: number, more = {}) => ({ gap: 10, height, draw: () => undefined, ...more })
  const tops = (pages: ReturnType<typeof paginate>) => pages.map((page) => page.map(({ y }) => y))

  it('takes as few pages as it can and fills them evenly', () => {
    expect(paginate([piece(40), piece(30), piece(30)], 100).map((page) => page.length)).toEqual([1, 2])
  })

  it('moves a heading to the page of what follows it', () => {
    expect(tops(paginate([piece(70), piece(10, { keep: 5 }), piece(20)], 100))).toEqual([[0], [0, 15]])
  })

  it('sets the last words at the foot of their page', () => {
    expect(tops(paginate([piece(20), piece(20, { foot: true })], 100))).toEqual([[0, 80]])
  })

  it('refuses what is higher than a page', () => {
    expect(() => paginate([piece(101)], 100)).toThrow('101 pt')
  })
})
