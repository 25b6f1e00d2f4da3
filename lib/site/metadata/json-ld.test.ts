import fc from 'fast-check'
import { anyText } from '../../../test/arbitraries'
import { serializeJsonLd } from './json-ld'

describe('serializeJsonLd', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- a comment', '<!--<script>', '</SCRIPT >', ']]>', '\u2028 & “”'])(
    'prevents %j from ending the element or opening a comment, and preserves it',
    (text) => {
      const json = serializeJsonLd({ text })
      expect(json).not.toContain('<')
      expect(JSON.parse(json)).toEqual({ text })
    }
  )
})

it('preserves any text without letting it end the element', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const json = serializeJsonLd({ [text]: text })
      expect(json).not.toContain('<')
      expect(JSON.parse(json)).toEqual({ [text]: text })
    })
  )
})
