import fc from 'fast-check'
import { anyText } from '../../test/arbitraries'
import { escapeXml } from './xml'

/** Not allowed in XML 1.0 (2.2): most control characters, lone surrogates, U+FFFE and U+FFFF. */
const NOT_XML = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff\p{Cs}]/gu

/** Decodes an escaped text as an XML parser does. */
function unescapeXml(xml: string): string {
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const
  return xml.replace(/&(\w+);/g, (_, name: keyof typeof entities) => entities[name])
}

describe('escapeXml', () => {
  it('escapes any text so that XML can hold it and a parser reads it back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const xml = escapeXml(text)
        expect(xml).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/)
        expect(xml).not.toMatch(NOT_XML)
        expect(unescapeXml(xml)).toBe(text.replace(NOT_XML, '\ufffd'))
      }),
      { numRuns: 500 }
    )
  })
})
