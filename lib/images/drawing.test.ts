import { createHash } from 'node:crypto'
import { drawingVersion, drawSocialImage, SAMPLE, type SocialImageContent, toPng } from './drawing'
import { readFont } from './fonts'
import { sizeFromFileName } from './image-layouts'
import { MARK } from './mark'

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

  it('is a PNG of the size of its layout', async () => {
    const png = await toPng(await draw())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })
})

describe('drawingVersion', () => {
  it('is of a drawing with the mark and with all letters of both typefaces', async () => {
    const { words, label, siteName } = SAMPLE
    for (const text of [words, siteName]) expect(new Set(text.toLowerCase().match(/[a-z]/g)).size).toBe(26)
    const svg = await drawSocialImage(SAMPLE, 'preview')
    expect(svg).toContain(MARK)
    // Each outline of a letter begins with a move.
    const letters = (words + label + siteName).replace(/ /g, '').length
    expect(svg.match(/M/g)?.length).toBeGreaterThan(letters)
    expect(await drawingVersion('preview')).toBe(createHash('sha256').update(svg).digest('base64url'))
  })

  it('is another one for another size', async () => {
    expect(await drawingVersion('preview')).not.toBe(await drawingVersion('story'))
  })
})

describe('readFont', () => {
  it('says which file is missing, and where it is named', () => {
    expect(() => readFont('lib/images/fonts/own.ttf', 'lib/images/fonts.ts')).toThrow(
      'The font lib/images/fonts/own.ttf is missing, which lib/images/fonts.ts names.'
    )
  })
})

describe('sizeFromFileName', () => {
  it('knows the files of all sizes', () => {
    expect(['preview.png', 'square.png', 'story.png'].map(sizeFromFileName)).toEqual(['preview', 'square', 'story'])
  })

  it.each(['square', 'square.jpg', 'toString.png', '__proto__.png', '', 'SQUARE.png', 'square.png.png'])(
    'but not %j',
    (file) => {
      expect(sizeFromFileName(file)).toBeUndefined()
    }
  )
})
