import { corpus } from '../../content/affirmations'
import { sitePages } from '../site/pages'
import { fitText, LEADING } from './fit'
import { formats, type SocialImageSize } from './formats'
import { fraunces, type Typeface } from './typeface'

const box = { width: 100, height: 60, largest: 20, smallest: 5 }
/** Every character is half as wide as it is high. */
const half = (text: string) => text.length * 0.5

describe('fitText', () => {
  it('sets a short text as large as it may be', () => {
    expect(fitText('I rest.', box, half)).toEqual({ lines: ['I rest.'], size: 20 })
  })

  it('sets a longer one smaller, in lines of about one length', () => {
    const { lines, size } = fitText('I walk slowly down to the corner and back again', box, half)
    expect(size).toBeLessThan(20)
    expect(lines.join(' ')).toBe('I walk slowly down to the corner and back again')
    const lengths = lines.map(({ length }) => length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(5)
  })

  it('breaks after a sentence rather than in it', () => {
    expect(fitText('I stop here. The rest can wait.', { ...box, height: 24, largest: 10 }, half).lines).toEqual([
      'I stop here.',
      'The rest can wait.'
    ])
  })

  it('divides a word that is wider than the box, and only then', () => {
    const { lines, size } = fitText('x'.repeat(90), box, half)
    expect(size).toBe(5)
    expect(lines).toEqual(['x'.repeat(40), 'x'.repeat(40), 'x'.repeat(10)])
  })

  it('has no lines for no words', () => {
    expect(fitText('', box, half).lines).toEqual([])
  })
})

describe('in Fraunces', () => {
  let typeface: Typeface
  beforeAll(async () => {
    typeface = await fraunces()
  })

  it.each(Object.keys(formats) as SocialImageSize[])('all words of the site fit the room of %s pictures', (size) => {
    const { words: room } = formats[size]
    const texts = [...Object.values(corpus).flatMap((lines) => lines.map(({ text }) => text))]
    if (size === 'preview') texts.push(...sitePages().map(({ title }) => title))
    for (const text of texts) {
      const fitted = fitText(text, room, typeface.widthOf)
      expect(fitted.lines.join(' ')).toBe(text)
      const widest = Math.max(...fitted.lines.map((line) => typeface.widthOf(line) * fitted.size))
      // Kerning across a space may add a hair to what its words measure one by one.
      expect([text, widest <= room.width * 1.01]).toEqual([text, true])
      expect([text, fitted.lines.length * fitted.size * LEADING <= room.height]).toEqual([text, true])
    }
  })

  it.each(Object.keys(formats) as SocialImageSize[])(
    'the longest line that a visitor may send fits %s pictures',
    (size) => {
      const { words: room } = formats[size]
      for (const length of [220, 500]) {
        const text = 'I can forgive the younger me who stayed too long, wrapped in a blanket. '
          .repeat(8)
          .slice(0, length)
          .trim()
        const fitted = fitText(text, room, typeface.widthOf)
        expect(fitted.size).toBeGreaterThan(room.smallest)
      }
    }
  )
})
