import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import satori from 'satori'
import { corpus } from '../../content/affirmations'
import { themes } from '../../content/theme'
import { hostileTexts } from '../../test/hostile-texts'
import { sitePages } from '../site/pages'
import { drawable, FRAUNCES_FILES, loadFonts } from './fonts'
import { imageLayouts, type SocialImageSize } from './image-layouts'
import { LEADING, LENGTH_CLASSES, setWords, sizeOfWords } from './text'

const sizes = Object.keys(imageLayouts) as SocialImageSize[]
const affirmations = Object.values(corpus).flatMap((list) => list.map(({ text }) => text))

/** The height that a text takes in a room of this width, if it is free to grow. */
async function heightOf(words: string, size: number, width: number): Promise<number> {
  const style = { width, fontFamily: 'Fraunces, Fraunces Ext', fontSize: size, lineHeight: LEADING }
  const element = { type: 'div', key: null, props: { style: { ...style, overflowWrap: 'anywhere' }, children: words } }
  const svg = await satori(element, { width, fonts: loadFonts() })
  return Number(/height="(\d+)"/.exec(svg)?.[1])
}

describe.each(sizes)('the words of a %s image', (name) => {
  const room = imageLayouts[name].words

  it('fit their room, the longest of each length class', async () => {
    const texts = name === 'preview' ? [...affirmations, ...sitePages.map(({ title }) => title)] : affirmations
    let shortest = 0
    for (const longest of LENGTH_CLASSES) {
      const inClass = texts.filter(({ length }) => length > shortest && length <= longest)
      for (const text of inClass.sort((one, other) => other.length - one.length).slice(0, 3)) {
        const size = sizeOfWords(drawable(text), room)
        expect([text, size, (await heightOf(text, size, room.width)) <= room.height]).toEqual([text, size, true])
      }
      shortest = longest
    }
  })

  it.each([220, 500])('fit their room with the %d characters that a visitor may send', async (length) => {
    const sentence = 'I can forgive the younger me who stayed too long, wrapped in a blanket. '
    for (const text of [sentence.repeat(8).slice(0, length).trim(), `I ${'re'.repeat(length / 2 - 2)}st`]) {
      const size = sizeOfWords(text, room)
      expect([size, (await heightOf(text, size, room.width)) <= room.height]).toEqual([size, true])
    }
  })

  it('are larger the fewer they are', () => {
    const sized = [10, 50, 100, 200, 400].map((length) => sizeOfWords('I rest. '.repeat(length / 8), room))
    expect(sized).toEqual([...sized].sort((one, other) => other - one))
    expect(sized[0]).toBe(room.largest)
    expect(new Set(sized).size).toBeGreaterThan(3)
  })
})

describe('the title of a page', () => {
  /** Each outline of a letter begins with a move. */
  const outlines = (svg: string) => svg.match(/M/g)?.length

  it('stands on its image to the last letter', async () => {
    const { words: room } = imageLayouts.preview
    const titles = sitePages.map(({ title }) => title)
    const longest = [...titles].sort((one, other) => other.length - one.length).slice(0, 10)
    for (const title of new Set([...longest, ...titles.filter((text) => /[^a-z ,&]/i.test(text))])) {
      const words = drawable(title)
      const style = { width: 9_000, fontFamily: 'Fraunces, Fraunces Ext', fontSize: sizeOfWords(words, room) }
      const element = { type: 'div', key: null, props: { style, children: words } }
      const all = await satori(element, { width: 9_000, fonts: loadFonts() })
      const set = await setWords(
        { words: title, label: '', siteName: '' },
        themes.light.skies.daily,
        imageLayouts.preview
      )
      expect(`${title} ${outlines(set)}`).toBe(`${title} ${outlines(all)}`)
    }
  })
})

describe('drawable', () => {
  it('keeps no character that Fraunces lacks, and the letters of Latin alphabets', () => {
    const fonts = Object.values(FRAUNCES_FILES).map((file) => create(readFileSync(file)) as Font)
    for (let code = 0x20; code < 0x3000; code += 1) {
      const [kept] = drawable(String.fromCodePoint(code))
      if (kept)
        expect([kept, fonts.some((font) => font.hasGlyphForCodePoint(kept.codePointAt(0) ?? 0))]).toEqual([kept, true])
    }
    expect(drawable('Dvořák, Łódź, İstanbul: “naïve” – it’s 5 €…')).toBe('Dvořák, Łódź, İstanbul: “naïve” – it’s 5 €…')
  })

  it('leaves out what it cannot draw, and breaks of lines', () => {
    expect(drawable('I press send. 🙂日\nThen I rest.')).toBe('I press send. Then I rest.')
    expect(drawable('🙂')).toBe('')
  })

  it('covers what the site says', () => {
    for (const text of affirmations) expect(drawable(text)).toBe(text)
  })
})

it.each(['', '🙂', ...hostileTexts.map(({ text }) => text)])('sets %j without an error', async (words) => {
  const svg = await setWords({ words, label: '', siteName: 'Site' }, themes.light.skies.daily, imageLayouts.preview)
  expect(svg).toMatch(/^<.*>$/s)
})
