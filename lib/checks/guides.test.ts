import type { Category } from '../../content/types'
import { checkBlocks, checkGuide, checkGuidesOfKind, checkRelatedGuides, checkUniqueSeo, type Kind } from './guides'

it('allows an example that fits on a sheet, its blank copy apart', () => {
  const check = (count: number) => {
    const workedExample = { title: 'A page', introduction: 'word '.repeat(count), blank: ['When?', 'Where to go?'] }
    return checkGuide('content/guides/how-to/x.md', { workedExample }, [0, 1_000]).map(({ message }) => message)
  }
  expect(check(278)).toEqual([])
  expect(check(279)).toEqual(['its example has 281 words, one sheet takes 280'])
})

const seo = (text: string) => ({ seo: { title: `${text}, the title`, description: `${text}, the description` } })
const kind = (...names: string[]): Kind => ({
  folder: 'subcategory',
  guides: names.map((name) => ({ name, guide: seo(name) })),
  expected: ['sleep-and-rest'],
  words: [0, 100]
})

describe('checkGuidesOfKind', () => {
  it('names a guide that is missing, and one that has no address', () => {
    expect(checkGuidesOfKind(kind('sleep'))).toEqual([
      {
        where: 'content/guides/subcategory/sleep-and-rest.md',
        message: 'is missing: write it, or take it out of the taxonomy'
      },
      {
        where: 'content/guides/subcategory/sleep.md',
        message: '"sleep" has no address: add it to content/taxonomy.yaml, or rename the file'
      }
    ])
  })

  it('says how many words a guide of its kind has', () => {
    expect(checkGuidesOfKind({ ...kind('sleep-and-rest'), words: [500, 900] })).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^has \d+ words, one of its kind has 500 to 900$/) })
    ])
  })
})

it('names a subcategory without a block in the guide of its category', () => {
  const daily = { name: 'daily', subcategories: [{ id: 'confidence' }] } as Category
  expect(checkBlocks([daily], [{ category: 'daily', blocks: [] }])).toEqual([
    {
      where: 'content/guides/category/daily.md',
      message: 'has no block for "confidence": add “### confidence”',
      words: '## Subcategories'
    }
  ])
})

it('names a related problem that is no other guide', () => {
  const guides = [
    { slug: 'grief', relatedProblems: ['grief', 'burnuot'] },
    { slug: 'burnout', relatedProblems: ['grief'] }
  ]
  expect(checkRelatedGuides(guides)).toEqual([
    {
      where: 'content/guides/problem-solution/grief.md › relatedProblems',
      message: expect.stringMatching(/^"grief" is not another problem guide/)
    },
    {
      where: 'content/guides/problem-solution/grief.md › relatedProblems',
      message: '"burnuot" is not another problem guide: did you mean “burnout”?'
    }
  ])
})

it('names a guide that has the search text of another', () => {
  const twice = kind('one', 'two')
  twice.guides[1] = { name: 'two', guide: { seo: { ...seo('two').seo, title: seo('one').seo.title } } }
  expect(checkUniqueSeo([twice])).toEqual([
    {
      where: 'content/guides/subcategory/two.md',
      message: 'has the search text of content/guides/subcategory/one.md: "one, the title"',
      words: 'one, the title'
    }
  ])
})
