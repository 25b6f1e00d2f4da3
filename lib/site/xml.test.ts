import fc from 'fast-check'
import { anyText } from '../../test/arbitraries'
import { element, escapeXml, textElement } from './xml'

/** XML 1.0, 2.2: control characters, halves of surrogate pairs and two code points are no characters. */
const UNFIT = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff\p{Cs}]/gu

/** Reads an escaped text as an XML parser does. */
function unescaped(xml: string): string {
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const
  return xml.replace(/&(\w+);/g, (_, name: keyof typeof entities) => entities[name])
}

describe('escapeXml', () => {
  it.each(['\0', '\u0008', '\u000b', '\u001b', '\ufffe', '\uffff', '\ud83d', '\ude00'])(
    'puts U+FFFD where XML cannot hold %j',
    (character) => {
      expect(escapeXml(`a${character}b`)).toBe('a\ufffdb')
    }
  )

  it('makes any text one that XML can hold and a parser reads back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const xml = escapeXml(text)
        expect(xml).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/)
        expect(xml).not.toMatch(UNFIT)
        expect(unescaped(xml)).toBe(text.replace(UNFIT, '\ufffd'))
      }),
      { numRuns: 2_000 }
    )
  })
})

it('makes elements', () => {
  expect(element('a', '')).toBe('<a/>')
  expect(element('a', '<b/>', { c: '"' })).toBe('<a c="&quot;"><b/></a>')
  expect(textElement('a', '<b/>')).toBe('<a>&lt;b/&gt;</a>')
})
