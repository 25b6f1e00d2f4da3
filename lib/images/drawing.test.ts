import { categoryNames } from '../../content/types'
import { drawSocialImage, type SocialImageContent } from './drawing'
import { sizeOf } from './formats'
import { icoOf } from './icon'
import { toPng } from './png'

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
  it('draws the same picture for the same words', async () => {
    expect(await draw()).toBe(await draw())
  })

  it.each<[string, Partial<SocialImageContent>]>([
    ['other words', { words: 'I press save.' }],
    ['another label', { label: 'Gratitude' }],
    ['another sky', { category: 'weekly' }],
    ['another id', { seed: 'success-102' }]
  ])('draws another one for %s', async (_, change) => {
    expect(await draw(change)).not.toBe(await draw())
  })

  it.each(categoryNames)('has no number in it that is none, under the sky of %s', async (category) => {
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
  it('knows three files', () => {
    expect(['preview.png', 'square.png', 'story.png'].map(sizeOf)).toEqual(['preview', 'square', 'story'])
  })

  it.each(['square', 'square.jpg', 'toString.png', '__proto__.png', '', 'SQUARE.png', 'square.png.png'])(
    'but not %j',
    (file) => {
      expect(sizeOf(file)).toBeUndefined()
    }
  )
})

describe('icoOf', () => {
  it('wraps a PNG so that it can be found again', () => {
    const png = Buffer.from('png')
    const ico = icoOf(png, 32)
    expect(ico.readUInt8(6)).toBe(32)
    expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('png')
  })
})
