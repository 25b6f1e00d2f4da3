import { categoryNames } from '../../content/types'
import { randomSchema } from '../affirmations/random-schema'
import { newsletterSchema } from '../newsletter/schema'
import { categoryName } from './category-schema'

describe('categoryName', () => {
  it('lists the categories of content/', () => {
    expect(categoryName.options).toEqual([...categoryNames])
  })
})

describe('newsletterSchema', () => {
  it('keeps the address and drops everything else', () => {
    expect(newsletterSchema.parse({ email: ' ann@example.org ', admin: true })).toEqual({ email: 'ann@example.org' })
    expect(newsletterSchema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
      'Please enter your email address.'
    ])
  })
})

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
