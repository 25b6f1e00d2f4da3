import { checkLinks, checkReferences, checkStudies } from './references'

describe('checkReferences', () => {
  it('finds unknown studies and dead links in any text of an entry', () => {
    const entry = {
      body: ['Found [@wood2009].', 'Found [@nobody1999], see [this](/how-to-guide/nowhere).'],
      more: { text: 'See [that](/science#anchor) and [there](https://example.org/nowhere).' }
    }
    expect(checkReferences('content/x.ts', entry)).toEqual([
      { where: 'content/x.ts', message: 'cites @nobody1999, which content/science/studies.ts does not have' },
      { where: 'content/x.ts', message: 'links to /how-to-guide/nowhere, which is not an address of the site' }
    ])
  })
})

describe('checkLinks', () => {
  it.each([
    '/',
    '/builder',
    '/affirmation-builder',
    '/science',
    '/science-hub#neuroplasticity',
    '/category/daily/confidence'
  ])('knows %s', (href) => {
    expect(checkLinks('x', [href])).toEqual([])
  })

  it.each(['/nowhere', '/category/peace', '/category/love/confidence', '/Builder', '/__proto__', '/builder/'])(
    'does not know %s',
    (href) => {
      expect(checkLinks('x', [href])).toHaveLength(1)
    }
  )
})

describe('checkStudies', () => {
  it.each(['nobody1999', '__proto__', 'constructor', ''])('does not know %j', (key) => {
    expect(checkStudies('x', ['wood2009', key])).toHaveLength(1)
  })
})
