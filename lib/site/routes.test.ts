import { aliases, resolveScreen, routes } from './routes'

describe('resolveScreen', () => {
  it.each([
    ['/science', '/science-hub'],
    ['/builder', '/affirmation-builder'],
    ['/how-to', '/how-to-guide'],
    ['/how-to/create-personal-affirmations', '/how-to-guide/create-affirmations']
  ])('resolves %s to %s', (alias, screen) => {
    expect(resolveScreen(alias)).toBe(screen)
  })

  it.each([
    ['/Science', '/science-hub'],
    ['/BUILDER', '/affirmation-builder'],
    ['/How-To/Create-Personal-Affirmations', '/how-to-guide/create-affirmations'],
    ['/Category/Daily/Morning-Affirmations', '/category/daily/morning-affirmations'],
    ['/SCIENCE-HUB', '/science-hub'],
    ['/Affirmation/Daily-001', '/affirmation/daily-001']
  ])('ignores case: %s', (path, screen) => {
    expect(resolveScreen(path)).toBe(screen)
  })

  it.each([
    '/',
    '/generator',
    '/science-hub',
    '/how-to/morning-routine',
    '/how-to/create-personal-affirmations/more',
    '/builder/more',
    '/sciences',
    '/nowhere',
    ''
  ])('leaves %j unchanged', (path) => {
    expect(resolveScreen(path)).toBe(path)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '/__proto__', '/constructor'])(
    'resolves no prototype name: %s',
    (path) => {
      expect(resolveScreen(path)).toBe(path.toLowerCase())
    }
  )
})

describe('routes', () => {
  it('returns the addresses of the specification', () => {
    expect([
      routes.home(),
      routes.category('daily'),
      routes.subcategory('daily', 'confidence'),
      routes.howToLanding(),
      routes.howTo('morning-routine'),
      routes.scienceHub(),
      routes.studyTopic('anxiety'),
      routes.problemLanding(),
      routes.problem('burnout'),
      routes.builderScreen(),
      routes.affirmation('i-rest'),
      routes.generator(),
      routes.submit(),
      routes.resources()
    ]).toEqual([
      '/',
      '/category/daily',
      '/category/daily/confidence',
      '/how-to-guide',
      '/how-to-guide/morning-routine',
      '/science-hub',
      '/science-hub/anxiety',
      '/problem-solution',
      '/problem-solution/burnout',
      '/affirmation-builder',
      '/affirmation/i-rest',
      '/generator',
      '/submit',
      '/resources'
    ])
  })

  it('has an alias for each address that no page owns', () => {
    for (const path of [routes.builder(), routes.science(), routes.createPersonalAffirmations()]) {
      expect(Object.keys(aliases)).toContain(path)
    }
  })

  it('resolves no alias to another alias', () => {
    for (const screen of Object.values(aliases)) expect(resolveScreen(screen)).toBe(screen)
  })
})
