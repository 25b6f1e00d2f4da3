import { routes } from '../routes'
import { findGuide, guideLists, looksAlike } from './guide-lists'
import { sitePages } from './pages'

describe('guideLists', () => {
  it('has every guide once', () => {
    const kinds = ['subcategory', 'how-to', 'problem']
    const paths = sitePages.flatMap(({ kind, path }) => (kinds.includes(kind) ? path : []))
    expect(
      guideLists
        .flat()
        .map(({ path }) => path)
        .sort()
    ).toEqual(paths.sort())
  })

  it('has no two neighbors that look alike', () => {
    for (const set of guideLists) {
      for (const [index, guide] of set.entries()) {
        const before = set[index - 1]
        if (before) expect(`${guide.path} ${looksAlike(guide, before)}`).toBe(`${guide.path} false`)
      }
    }
  })

  it('has no two drawings that are the same', () => {
    const seeds = guideLists.flatMap((set) => set.map(({ seed }) => seed))
    expect(new Set(seeds).size).toBe(seeds.length)
  })
})

describe('findGuide', () => {
  it('knows the neighbors of a guide, and that the first and the last have one', () => {
    const [[first, second] = []] = guideLists
    expect(findGuide(first?.path ?? '')).toEqual({ guide: first, previous: undefined, next: second })
    const last = guideLists[1]?.at(-1)
    expect(findGuide(last?.path ?? '').next).toBeUndefined()
    expect(findGuide(last?.path ?? '').previous).toBeDefined()
  })

  it('throws for a path without a guide', () => {
    expect(() => findGuide(routes.howTo('nope'))).toThrow('There is no guide at /how-to-guide/nope.')
  })
})
