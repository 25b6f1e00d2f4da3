import fc from 'fast-check'
import { anyText } from '../../../test/arbitraries'
import { allTexts, citedKeys, type ProsePart, parseProse, plainText } from './prose'

const text = (words: string): ProsePart => ({ kind: 'text', text: words })

describe('parseProse', () => {
  it('parses each kind of mark', () => {
    expect(parseProse('See [the hub](/science-hub), *slowly*, as found[@wood2009].')).toEqual([
      text('See '),
      { kind: 'link', text: 'the hub', href: '/science-hub' },
      text(', '),
      { kind: 'emphasis', text: 'slowly' },
      text(', as found'),
      text('.'),
      { kind: 'cite', keys: ['wood2009'] }
    ])
  })

  it('puts a citation after the stop, wherever it was written', () => {
    const shown = (prose: string) =>
      parseProse(prose)
        .map((part) => (part.kind === 'cite' ? '¹' : part.text))
        .join('')
    expect(shown('found [@wood2009]. Next')).toBe('found.¹ Next')
    expect(shown('found.[@wood2009] Next')).toBe('found.¹ Next')
    expect(shown('a “find[@wood2009],” and')).toBe('a “find,”¹ and')
    expect(shown('found[@wood2009] here')).toBe('found¹ here')
  })

  it('parses several studies in one mark', () => {
    const expected: ProsePart[] = [{ kind: 'cite', keys: ['wood2009', 'flynn_bordieri2020'] }]
    expect(parseProse('[@wood2009, @flynn_bordieri2020]')).toEqual(expected)
    expect(parseProse('[@wood2009,@flynn_bordieri2020]')).toEqual(expected)
  })

  it('drops the space in front of a citation', () => {
    expect(parseProse('found [@wood2009].')).toEqual(parseProse('found[@wood2009].'))
    expect(parseProse('found\n  [@wood2009]')[0]).toEqual(text('found'))
    expect(parseProse(' [@wood2009]')).toEqual([{ kind: 'cite', keys: ['wood2009'] }])
  })

  it('keeps the space in front of links and emphasized words', () => {
    expect(parseProse('an *hour*')[0]).toEqual(text('an '))
    expect(parseProse('an [hour](/)')[0]).toEqual(text('an '))
  })

  it.each([
    '',
    'Plain words.',
    'I put 2 [two] (see) away',
    'a * b',
    '[@Wood2009]',
    '[@]',
    '[]()',
    '[a](b c)',
    '**',
    '[a]'
  ])('leaves %j unchanged', (prose) => {
    expect(parseProse(prose)).toEqual(prose ? [text(prose)] : [])
  })

  it('does not parse marks inside marks', () => {
    expect(parseProse('*[a](/b)*')).toEqual([{ kind: 'emphasis', text: '[a](/b)' }])
    expect(parseProse('[*a*](/b)')).toEqual([{ kind: 'link', text: '*a*', href: '/b' }])
    expect(parseProse('[see [@wood2009]](/b)')).toEqual([
      text('[see'),
      { kind: 'cite', keys: ['wood2009'] },
      text('](/b)')
    ])
  })

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b&gt;', '{{constructor}}', '__proto__'])(
    'leaves hostile text as text: %s',
    (prose) => {
      expect(parseProse(prose)).toEqual([text(prose)])
    }
  )

  it.each(['javascript:alert(1)', 'JavaScript:alert`1`', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
    'does not link to %s',
    (href) => {
      expect(parseProse(`[click](${href})`).every(({ kind }) => kind === 'text')).toBe(true)
    }
  )

  it.each([
    '/builder',
    '/',
    '#notes',
    '/science-hub#neuroplasticity',
    'https://doi.org/10.1/a',
    'http://example.org',
    'mailto:a@example.org'
  ])('links to %s', (href) => {
    expect(parseProse(`[click](${href})`)).toEqual([{ kind: 'link', text: 'click', href }])
  })
})

describe('plainText', () => {
  it('drops marks and citations, and collapses spaces', () => {
    expect(plainText('  See [the  hub](/science-hub), *slowly* [@wood2009] , twice. ')).toBe(
      'See the hub, slowly, twice.'
    )
  })
})

describe('citedKeys', () => {
  it('lists each study once, in order of first appearance', () => {
    expect(citedKeys(['b[@b2, @a1]', 'no mark', 'a[@a1] c[@c3, @b2]'])).toEqual(['b2', 'a1', 'c3'])
  })
})

describe('allTexts', () => {
  it('returns every string, depth first', () => {
    const value = { a: 'one', b: [{ c: 'two' }, 'three', 4, null, undefined, true], d: { e: ['four'] } }
    expect(allTexts(value)).toEqual(['one', 'two', 'three', 'four'])
  })
})

describe('any prose', () => {
  const mark = fc.constantFrom('[', ']', '(', ')', '*', '@', '[@a1]', '[a](/b)', '[x](javascript:y)', '](//z)', ' ')
  const marked = fc.array(fc.oneof({ weight: 3, arbitrary: mark }, anyText), { maxLength: 20 })

  it('links only to safe addresses and shows only words of the text', () => {
    fc.assert(
      fc.property(
        marked.map((all) => all.join('')),
        (prose) => {
          let from = 0
          for (const part of parseProse(prose)) {
            if (part.kind === 'link') expect(part.href).toMatch(/^(\/(?!\/)|#|https?:\/\/)\S*$/)
            if (part.kind === 'cite') continue
            // Each part appears once, in the order of the text.
            const at = prose.indexOf(part.text, from)
            expect(at).toBeGreaterThanOrEqual(from)
            from = at + part.text.length
          }
          expect(plainText(prose).length).toBeLessThanOrEqual(prose.length)
        }
      ),
      { numRuns: 300 }
    )
  })
})
