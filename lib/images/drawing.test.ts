import { drawSocialImage, type SocialImageContent, toPng } from './drawing'
import { sizeOf } from './formats'

const picture: SocialImageContent = {
  words: 'I press send.',
  label: 'Success & Career',
  category: 'success',
  seed: 'success-101',
  siteName: 'Daily Affirmations'
}

async function draw(change: Partial<SocialImageContent> = {}) {
  return drawSocialImage({ ...picture, ...change }, 'preview')
}

describe('drawSocialImage', () => {
  let drawn: string
  beforeAll(async () => {
    drawn = await draw()
  })

  it('draws the same picture for the same words', async () => {
    expect(await draw()).toBe(drawn)
  })

  it.each<[string, Partial<SocialImageContent>]>([
    ['other words', { words: 'I press save.' }],
    ['another label', { label: 'Gratitude' }],
    ['another sky', { category: 'weekly' }],
    ['another id', { seed: 'success-102' }]
  ])('draws another one for %s', async (_, change) => {
    expect(await draw(change)).not.toBe(drawn)
  })

  // A light one and a dark one: the others differ in colors.
  it.each(['daily', 'weekly'] as const)('has no number in it that is none, under the sky of %s', async (category) => {
    expect(await draw({ category })).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  it('carries no text and no font: words are outlines', async () => {
    const svg = await draw({ words: '<script>alert(1)</script> & “quotes”' })
    expect(svg).not.toMatch(/<text|font|script|href|<image/)
  })

  it('is a PNG of the size of its format', async () => {
    const png = await toPng(await draw())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })
})

describe('sizeOf', () => {
  it('knows the files of all sizes', () => {
    expect(['preview.png', 'square.png', 'story.png'].map(sizeOf)).toEqual(['preview', 'square', 'story'])
  })

  it.each(['square', 'square.jpg', 'toString.png', '__proto__.png', '', 'SQUARE.png', 'square.png.png'])(
    'but not %j',
    (file) => {
      expect(sizeOf(file)).toBeUndefined()
    }
  )
})
