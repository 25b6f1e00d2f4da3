import fc from 'fast-check'
import { anyText } from '../../../test/arbitraries'
import { slugify, uniqueSlug } from './slug'

describe('slugify', () => {
  it.each([
    ['I take one slow breath.', 'i-take-one-slow-breath'],
    ['I’m here, and that’s enough.', 'im-here-and-thats-enough'],
    ["I don't rush", 'i-dont-rush'],
    ['Café, naïve, Žižkov', 'cafe-naive-zizkov'],
    ['At 3 a.m. I can wait', 'at-3-a-m-i-can-wait'],
    ['  --  I  --  rest  --  ', 'i-rest'],
    ['</script><b>', 'script-b'],
    ['../../etc/passwd', 'etc-passwd']
  ])('makes %j into %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it.each(['', '…', '静かに息をする', '🙂🙂'])('has a word for %j, which has none', (text) => {
    expect(slugify(text)).toBe('affirmation')
  })

  it('stops at a word before 60 characters', () => {
    const word = 'a'.repeat(14)
    expect(slugify(Array(4).fill(word).join(' '))).toHaveLength(59)
    expect(slugify(Array(5).fill(word).join(' '))).toHaveLength(59)
    expect(slugify(`${Array(4).fill(word).join(' ')} b`)).toHaveLength(59)
    expect(slugify('a'.repeat(60))).toHaveLength(60)
    expect(slugify('a'.repeat(61))).toBe('affirmation')
  })
})

describe('uniqueSlug', () => {
  it('leaves a free slug as it is', () => {
    expect(uniqueSlug('I rest.', new Set(['i-rise']))).toBe('i-rest')
  })

  it('numbers from 2 and skips what is taken', () => {
    expect(uniqueSlug('I rest.', new Set(['i-rest']))).toBe('i-rest-2')
    expect(uniqueSlug('I rest.', new Set(['i-rest', 'i-rest-2', 'i-rest-3']))).toBe('i-rest-4')
  })
})

describe('any text', () => {
  it('has a unique slug that is safe everywhere', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), (texts) => {
        const taken = new Set<string>()
        for (const text of texts) {
          const slug = slugify(text)
          expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          expect(slug.length).toBeLessThanOrEqual(60)
          expect(slugify(slug)).toBe(slug)
          taken.add(uniqueSlug(text, taken))
        }
        expect(taken.size).toBe(texts.length)
      })
    )
  })
})
