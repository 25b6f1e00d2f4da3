import { z } from 'zod'
import { affirmationSchema } from '../../../content/types'
import { checkShape, duplicates } from './shape'

const GOOD = { id: 'daily-001', slug: 'i-rest', text: 'I rest for an hour.', tags: ['gentle'] }

describe('checkShape', () => {
  it('passes a good entry', () => {
    expect(checkShape('x', affirmationSchema, GOOD)).toEqual([])
  })

  it.each<[object, string]>([
    [{ id: 'Daily-1' }, 'x › id'],
    [{ slug: 'I rest' }, 'x › slug'],
    [{ text: 'I rest.' }, 'x › text'],
    [{ text: 't'.repeat(221) }, 'x › text'],
    [{ tags: [] }, 'x › tags'],
    [{ tags: ['gentle', 'New Start'] }, 'x › tags.1'],
    [{ tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'x › tags'],
    [{ extra: true }, 'x › (whole entry)']
  ])('says where %j is wrong', (change, where) => {
    expect(checkShape('x', affirmationSchema, { ...GOOD, ...change }).map((problem) => problem.where)).toEqual([where])
  })

  it('says how to mend it', () => {
    const schema = z.strictObject({ title: z.string().min(1, 'is empty: write the text') })
    expect(checkShape('content/x.ts', schema, { title: '' })).toEqual([
      {
        where: 'content/x.ts › title',
        message: "is empty: write the text (see the schema's comments in content/types.ts)"
      }
    ])
  })
})

describe('twice', () => {
  it('names each repeated value once', () => {
    expect(duplicates(['a', 'b', 'a', 'c', 'a', 'b'])).toEqual(['a', 'b'])
    expect(duplicates(['a', 'b'])).toEqual([])
  })
})
