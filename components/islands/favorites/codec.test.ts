import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { anyText } from '@/test/arbitraries'
import { fromFragment, fromJson, SIZE_LIMIT, toFragment, toJson, toText, UnreadableFavorites } from './codec'
import { type Favorite, MAX_FAVORITES } from './favorites'

const slug = fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z0-9-]{1,60}$/))
const entry = fc.record({ slug, text: anyText, note: anyText })

/** Favorites as they come back: cleaned by a first way through the codec. */
async function cleaned(entries: Favorite[]): Promise<Favorite[]> {
  try {
    return fromJson(toJson(entries)).favorites
  } catch {
    return []
  }
}

describe('favorites that are taken along', () => {
  it('come back the same from a file and from a link, whatever they say', async () => {
    const sixty = Array.from({ length: 60 }, (_, index) => ({
      slug: `line-${index}`,
      text: 'I rest.',
      note: `On ${index}`
    }))
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 12 }), async (entries) => {
        const favorites = await cleaned(entries)
        expect(fromJson(toJson(favorites))).toEqual({ favorites, unreadable: 0 })
        const fragment = await toFragment(favorites)
        expect(fragment).toMatch(/^lines=z[\w-]+$/)
        expect(await fromFragment(`#${fragment}`)).toEqual({ favorites, unreadable: 0 })
      }),
      { numRuns: 25, examples: [[sixty]] }
    )
  })

  it('are lines of text with their notes indented', () => {
    const favorites = [
      { slug: 'one', text: 'One.', note: 'first\nsecond' },
      { slug: '', text: 'Two.' }
    ]
    expect(toText(favorites)).toBe('One.\n    first\n    second\nTwo.')
  })
})

describe('what is brought in', () => {
  it('is refused with a sentence if it is none of ours, and nothing else happens', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const read = [() => fromFragment(text), () => fromFragment(`#lines=z${text}`), async () => fromJson(text)]
        for (const attempt of read) {
          const error = await attempt().catch((thrown: unknown) => thrown)
          if (!(error instanceof UnreadableFavorites)) expect(error).toHaveProperty('favorites')
        }
      }),
      { numRuns: 60 }
    )
    for (const json of ['', '{', '{}', 'null', '7', '{"favorites":{}}', '[1,2]', '[{"slug":"a"}]']) {
      expect(() => fromJson(json)).toThrow(UnreadableFavorites)
    }
  })

  it('counts what cannot be read, and takes the rest', () => {
    const good = { slug: 'a-b', text: ' A  line. ', category: 'love' }
    const bad = [
      { slug: '../admin', text: 'x' },
      { slug: 'a', text: ' ' },
      { slug: 'a', text: 'x'.repeat(401) },
      { slug: 7, text: 'x' },
      null
    ]
    expect(fromJson(JSON.stringify([good, ...bad]))).toEqual({
      favorites: [{ slug: 'a-b', text: 'A line.', category: 'love' }],
      unreadable: bad.length
    })
  })

  it('loses controls and turns of direction, unknown categories and the end of a long note', () => {
    const hostile = {
      slug: '',
      text: 'I\u0000 re\u202Est.',
      category: '__proto__',
      note: `a\u0007\r\nb${'c'.repeat(600)}`
    }
    const [favorite] = fromJson(JSON.stringify([hostile])).favorites
    expect(favorite?.text).toBe('I rest.')
    expect(favorite?.category).toBeUndefined()
    expect(favorite?.note).toMatch(/^a\nbc{497}$/)
  })

  it('is bounded in number and size, packed or not', async () => {
    const many = Array.from({ length: 5 * MAX_FAVORITES }, (_, index) => ({ slug: `s-${index}`, text: 'x' }))
    const read = fromJson(JSON.stringify(many))
    expect(read.favorites.length).toBeLessThanOrEqual(2 * MAX_FAVORITES)
    expect(read.favorites.length + read.unreadable).toBe(many.length)
    expect(() => fromJson(`[${' '.repeat(SIZE_LIMIT)}]`)).toThrow('1 MB')
    const bomb = deflateRawSync(Buffer.alloc(3 * SIZE_LIMIT, 32)).toString('base64url')
    await expect(fromFragment(`lines=z${bomb}`)).rejects.toThrow('1 MB')
  })
})
