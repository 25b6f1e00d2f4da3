import { categoryNames } from '../../../content/types'
import { randomSchema } from './random-schema'

describe('randomSchema', () => {
  it.each([[{}], [{ categories: [] }], [{ categories: ['daily'] }], [{ categories: [...categoryNames] }]])(
    'accepts %j',
    (value) => {
      expect(randomSchema.parse(value)).toEqual(value)
    }
  )

  it.each([
    [{ categories: ['peace'] }, 'Please choose a category.'],
    [{ categories: ['daily', '__proto__'] }, 'Please choose a category.'],
    [{ categories: [...categoryNames, 'daily'] }, 'Name each category once.']
  ])('refuses %j', (value, message) => {
    expect(randomSchema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it.each([null, [], { categories: 'daily' }, { categories: null }, { categories: { 0: 'daily' } }])(
    'refuses the shape %j',
    (value) => {
      expect(randomSchema.safeParse(value).success).toBe(false)
    }
  )
})
