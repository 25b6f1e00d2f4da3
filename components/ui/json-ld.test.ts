import fc from 'fast-check'
import { anyText } from '../../test/arbitraries'
import { JsonLd } from './json-ld'

it('preserves any text without letting it end the element', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const json = JsonLd({ data: { [text]: text } }).props.dangerouslySetInnerHTML.__html
      expect(json).not.toContain('<')
      expect(JSON.parse(json)).toEqual({ [text]: text })
    })
  )
})
