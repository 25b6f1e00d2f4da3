import { corpus } from '../../content/affirmations'
import { categories } from '../../content/taxonomy'
import type { Category } from '../../content/types'
import { checkAffirmations, checkEntry, checkFirstAffirmations, checkSubcategories } from './affirmations'
import type { CategorizedEntry } from './affirmations-together'

it('names the newer line of an id that is used twice, before anything else', () => {
  const [first, ...others] = corpus.daily
  const id = first?.id as string
  corpus.daily = [...corpus.daily.slice(0, 5), { ...others[5], id, text: 'I always win!' } as (typeof others)[0]]
  try {
    expect(checkAffirmations()).toEqual([
      {
        where: `content/affirmations/daily.yaml › ${id}`,
        message: 'the id is used twice: give the newer line a number that none has',
        words: `id: ${id}`,
        isLast: true
      }
    ])
  } finally {
    corpus.daily = [first as (typeof others)[0], ...others]
  }
})

const entry: CategorizedEntry = {
  id: 'daily-001',
  slug: 'i-rest',
  text: 'I rest.',
  for: 'anyone',
  tags: ['gentle'],
  category: 'daily'
}
const category = { ...categories[0], name: 'daily', first: ['daily-001'] } as Category
const messages = (issues: { message: string }[]) => issues.map(({ message }) => message)

describe('checkEntry', () => {
  it('names the entry and quotes it', () => {
    expect(checkEntry({ ...entry, text: 'I am unstoppable.' }, [], [])).toEqual([
      { where: 'content/affirmations/daily.yaml › daily-001', message: 'is magic: "I am unstoppable."' }
    ])
  })

  it('refuses an id of another category, an unknown audience and a lacking strength', () => {
    expect(messages(checkEntry({ ...entry, id: 'health-001', for: 'exam', tags: ['calm'] }, [], []))).toEqual([
      'the id must begin with "daily-": "I rest."',
      expect.stringContaining('did you mean “exams”?'),
      expect.stringContaining('needs exactly one of the tags')
    ])
  })
})

describe('checkFirstAffirmations', () => {
  it.each([
    [['daily-001'], []],
    [['daily-001', 'daily-999'], ['"first" has daily-999, which is not in the category']],
    [['daily-001', 'daily-001'], ['"first" has daily-001 twice']],
    [['daily-002'], ['"first" has daily-002, which is for "exams"']]
  ])('checks %j', (first, expected) => {
    const all = [entry, { ...entry, id: 'daily-002', for: 'exams' }]
    expect(messages(checkFirstAffirmations({ ...category, first }, all))).toEqual(expected)
  })
})

it('names a subcategory that has too few affirmations for a page', () => {
  const [subcategory] = category.subcategories
  const id = subcategory?.id as string
  const having = (count: number) =>
    messages(
      checkSubcategories(
        { ...category, subcategories: category.subcategories.slice(0, 1) },
        Array.from({ length: count }, () => ({ ...entry, tags: ['gentle', id] }))
      )
    )
  expect(having(12)).toEqual([])
  expect(having(11)).toEqual([`${id} has 11 affirmations, it needs 12: tag more with "${id}"`])
})
