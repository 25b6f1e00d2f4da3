import { checkLinks, checkMarks, checkReferences, checkStudies } from './references'

describe('checkReferences', () => {
  it('finds unknown studies and dead links in any text of an entry', () => {
    const entry = {
      body: ['Found [@wood2009].', 'Found [@nobody1999], see [this](/how-to-guide/nowhere).'],
      more: { text: 'See [that](/science#anchor) and [there](https://example.org/nowhere).' }
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
      }
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

describe('checkMarks', () => {
  it.each([
    ['Found once [wood2016].', '“[wood2016]” is not a whole mark: write [@wood2016]'],
    ['Found twice [wood2009, critcher_dunning2015].', 'write [@wood2009, @critcher_dunning2015]'],
    ['Found [@Wood2009].', 'write [@Wood2009]'],
    ['A *word that goes on.', '“*word” is not a whole mark: write *words*, with a star on both sides'],
    ['A word* that began nowhere.', '“word*” is not a whole mark'],
    ['See [this](builder).', '“[this](builder)” is not a whole mark: a link is [words](/address)'],
    ['See [this] now.', '“[this]” is not a whole mark'],
    ['Found [@wood2009 long ago.', '“[@wood2009 long ago.” is not a whole mark']
  ])('finds what is broken in %j', (text, message) => {
    expect(checkMarks('content/x.ts', text)).toEqual([
      { where: 'content/x.ts', message: expect.stringContaining(message), words: expect.any(String) }
    ])
  })

  it.each([
    'Plain words (and more).',
    'A *word*, [a link](/builder) and a study [@wood2009].',
    'Two [@wood2009, @critcher2015].'
  ])('accepts %j', (text) => {
    expect(checkMarks('x', text)).toEqual([])
  })
})
