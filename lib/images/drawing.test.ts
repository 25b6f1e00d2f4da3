import { inflateSync } from 'node:zlib'
import { drawInBothThemes, drawSocialImage, type SocialImageContent } from './drawing'
import { sizeOf } from './formats'
import { toGrayPng, toPng } from './png'

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

describe('toGrayPng', () => {
  it('is of the largest size in sixteen grays, below 90 KB', async () => {
    const png = await toGrayPng(await drawSocialImage({ ...picture, category: 'weekly' }, '1872x1404'))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1872, 1404])
    // Four bits a pixel, of gray.
    expect([png[24], png[25]]).toEqual([4, 0])
    expect(png.length).toBeLessThan(90_000)
  })

  it('has light words on a dark sky', async () => {
    const png = await toGrayPng(await drawSocialImage({ ...picture, category: 'weekly' }, '800x480'))
    const rows = inflateSync(png.subarray(41, png.length - 16))
    const levels = [...rows.subarray(1, 401)].flatMap((two) => [two >> 4, two & 15])
    expect(Math.max(...levels)).toBeLessThan(8)
    expect([...rows].some((two) => two === 255)).toBe(true)
  })
})

describe('drawInBothThemes', () => {
  it('has no name twice, and each that it refers to', async () => {
    const svg = await drawInBothThemes(picture)
    const names = [...svg.matchAll(/id="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(names).toContain(name)
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toMatch(/<text|NaN|undefined/)
  })
})

describe('sizeOf', () => {
  it('knows the files of all sizes', () => {
    expect(['preview.png', 'square.png', 'story.png', '800x480.png'].map(sizeOf)).toEqual([
      'preview',
      'square',
      'story',
      '800x480'
    ])
  })

  it.each(['square', 'square.jpg', 'toString.png', '__proto__.png', '', 'SQUARE.png', 'square.png.png'])(
    'but not %j',
    (file) => {
      expect(sizeOf(file)).toBeUndefined()
    }
  )
})
