import { checkLinks, checkReferences, checkStudies } from './references'

describe('checkReferences', () => {
  it('finds unknown studies and dead links in any text of an entry', () => {
    const entry = {
      body: ['Found [@wood2009].', 'Found [@nobody1999], see [this](/how-to-guide/nowhere).'],
      more: { text: 'See [that](/science#anchor), [there](https://example.org/nowhere) and [here].' }
    }
    expect(checkReferences('content/x.ts', entry)).toEqual([
      {
        where: 'content/x.ts',
        message: 'cites @nobody1999, which content/science/studies.yaml does not have',
        words: 'nobody1999'
      },
      {
        where: 'content/x.ts',
        message: 'links to /how-to-guide/nowhere, which is not an address of the site',
        words: '/how-to-guide/nowhere'
      },
      { where: 'content/x.ts', message: expect.stringMatching(/^“\[here\]” would be shown/), words: '[here]' }
    ])
  })
})

describe('checkLinks', () => {
  it('guesses which address was meant', () => {
    expect(checkLinks('x', ['/how-to-guide/evening-wind-dwn'])[0]?.message).toMatch(
      /: did you mean “\/how-to-guide\/evening-wind-down”\?$/
    )
  })

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

  it.each([
    '/nowhere',
    '/how-to-guide/[guide]',
    '/category/peace',
    '/category/love/confidence',
    '/Builder',
    '/__proto__',
    '/builder/'
  ])('does not know %s', (href) => {
    expect(checkLinks('x', [href])).toHaveLength(1)
  })
})

describe('checkStudies', () => {
  it('guesses which study was meant', () => {
    expect(checkStudies('x', ['wood209'])[0]?.message).toMatch(/: did you mean “wood2009”\?$/)
  })

  it.each(['nobody1999', '__proto__', 'constructor', ''])('does not know %j', (key) => {
    expect(checkStudies('x', ['wood2009', key])).toHaveLength(1)
  })
})
