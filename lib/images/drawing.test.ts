import { categoryNames } from '../../content/types'
import { drawSocialImage, type SocialImageText } from './drawing'
import { sizeOf } from './formats'
import { icoOf } from './icon'
import { fraunces, instrumentSans } from './typeface'

const picture: SocialImageText = {
  words: 'I press send.',
  label: 'Success & Career',
  category: 'success',
  seed: 'success-101',
  siteName: 'Daily Affirmations'
}

async function draw(change: Partial<SocialImageText> = {}) {
  const typefaces = { display: await fraunces(), small: await instrumentSans() }
  return drawSocialImage({ ...picture, ...change }, 'preview', typefaces)
}

describe('drawPicture', () => {
  it('draws the same picture for the same words', async () => {
    expect(await draw()).toBe(await draw())
  })

  it.each<[string, Partial<SocialImageText>]>([
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
    expect(svg).not.toMatch(/<text|font|script|href/)
  })

  it('leaves out what the typeface does not have, and keeps letters of other Latin alphabets', async () => {
    expect(await draw({ words: 'I press send. 🙂日' })).toContain((await draw()).slice(-200))
    const typeface = await fraunces()
    expect(typeface.outline('🙂日', 0, 0, 10)).toBe('')
    expect(typeface.widthOf('ř')).toBeGreaterThan(0)
    expect(typeface.widthOf('Dvořák')).toBeGreaterThan(typeface.widthOf('Dvoák'))
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
