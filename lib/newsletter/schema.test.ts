import { newsletterSchema } from './schema'

describe('newsletterSchema', () => {
  it('keeps the address and drops everything else', () => {
    expect(newsletterSchema.parse({ email: ' ann@example.org ', admin: true })).toEqual({ email: 'ann@example.org' })
    expect(newsletterSchema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
      'Please enter your email address.'
    ])
  })
})
