import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { config } from '../middleware'
import { aliases, fill, findRoute, keepParameters, resolvePath, routes, routeTable } from './routes'

describe('resolvePath', () => {
  it.each([
    ['/science', '/science-hub'],
    ['/builder', '/affirmation-builder'],
    ['/how-to', '/how-to-guide'],
    ['/how-to/create-personal-affirmations', '/how-to-guide/create-affirmations']
  ])('resolves %s to %s', (alias, screen) => {
    expect(resolvePath(alias)).toBe(screen)
  })

  it.each([
    ['/Science', '/science-hub'],
    ['/BUILDER', '/affirmation-builder'],
    ['/How-To/Create-Personal-Affirmations', '/how-to-guide/create-affirmations'],
    ['/Category/Daily/Morning-Affirmations', '/category/daily/morning-affirmations'],
    ['/SCIENCE-HUB', '/science-hub'],
    ['/Affirmation/Daily-001', '/affirmation/daily-001'],
    ['/For/Moms/', '/for/moms']
  ])('ignores case and a slash at the end: %s', (path, screen) => {
    expect(resolvePath(path)).toBe(screen)
  })

  it('folds the case of ASCII alone: the lower case of the Kelvin sign is an ASCII k', () => {
    expect(resolvePath('/For/\u212aids')).toBe('/for/\u212aids')
    expect(resolvePath('/\u0130\u00c9')).toBe('/\u0130\u00c9')
  })

  it.each([
    ['/today.png', '/today/today.png'],
    ['/Today-Story.png', '/today/today-story.png'],
    ['/today.svg', '/today.svg'],
    ['/today.txt', '/today.txt']
  ])('resolves the picture of the day in each shape: %s', (path, file) => {
    expect(resolvePath(path)).toBe(file)
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
    expect(resolvePath(path)).toBe(path)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '/__proto__', '/constructor'])(
    'resolves no prototype name: %s',
    (path) => {
      expect(resolvePath(path)).toBe(path.toLowerCase())
    }
  )
})

describe('routes', () => {
  it('has an alias for each address that no page owns', () => {
    for (const path of [routes.builder(), routes.science(), routes.createPersonalAffirmations()]) {
      expect(Object.keys(aliases)).toContain(path)
    }
  })

  it('are rewritten by middleware.ts, which runs for no other address', () => {
    const isRewritten = (url: string) => unstable_doesMiddlewareMatch({ config, url })
    for (const path of [...Object.keys(aliases), '/today.png', '/today-story.png']) {
      expect([path, resolvePath(path) !== path, isRewritten(path)]).toEqual([path, true, true])
    }
    for (const { pattern } of Object.values(routeTable)) {
      const path = pattern.replaceAll(/\[[^\]]+\]/g, 'a')
      expect([path, isRewritten(path)]).toEqual([path, false])
    }
  })

  it('resolves no alias to another alias', () => {
    for (const screen of Object.values(aliases)) expect(resolvePath(screen)).toBe(screen)
  })
})

describe('the table', () => {
  it('finds each row by its own pattern, and no earlier one', () => {
    for (const [name, { pattern }] of Object.entries(routeTable)) {
      expect(findRoute(pattern.replaceAll(/\[[^\]]+\]/g, 'a'))?.name).toBe(name)
    }
  })

  const filesBelow = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  /** The patterns of the files that Next takes addresses from. */
  const ofApp = filesBelow('app').flatMap((file) => {
    const [, folder = '', name = ''] = /^(.*?)([^/]*)$/.exec(`/${file}`) ?? []
    if (name === 'page.tsx' || name === 'route.ts') return [folder.replace(/(.)\/$/, '$1')]
    const metadata = { 'robots.ts': '/robots.txt', 'manifest.ts': '/manifest.webmanifest' }[name]
    return metadata ? [metadata] : /\.(ico|svg|png)$/.test(name) ? [`/${file}`] : []
  })

  it('has a row for each file of app/ that owns an address, and a file for each row', () => {
    const rows = Object.values(routeTable).filter(({ kind }) => kind !== 'asset')
    expect(rows.map(({ pattern }) => pattern).sort()).toEqual(ofApp.sort())
  })

  it('finds each file of public/, and no row finds none', () => {
    const found = filesBelow('public')
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => findRoute(`/${file}`.toLowerCase())?.route)
    expect(found).not.toContain(undefined)
    const rows = Object.values(routeTable).filter(
      ({ kind, pattern }) => kind === 'asset' && !/^\/(_next|\[)/.test(pattern)
    )
    // A deployer's own files have the last row.
    expect(rows.filter((row) => !found.includes(row))).toEqual([])
  })

  it('has a query in the key of nginx for each row that reads one, unless its link has a token', () => {
    const keys = [...readFileSync('deploy/nginx.conf', 'utf8').matchAll(/"~\*(\S+)" \$args;/g)]
    const expressions = keys.map(([, source]) => new RegExp(source as string, 'i'))
    const rows = Object.values(routeTable).filter(({ query, guard }) => query && !guard)
    expect(rows.length).toBeGreaterThan(10)
    const missing = rows.filter(
      ({ pattern }) => !expressions.some((expression) => expression.test(fill({ pattern, kind: 'file' }, 'x')))
    )
    expect(missing.map(({ pattern }) => pattern)).toEqual([])
  })

  it('names the methods that the route handlers export', async () => {
    const handlers = Object.values(routeTable).filter(({ pattern }) => ofApp.includes(pattern))
    for (const { pattern, methods = ['GET'] } of handlers) {
      const file = `../app${pattern}/route`
      if (!filesBelow('app').includes(`${pattern.slice(1)}/route.ts`)) continue
      const exported = Object.keys(await import(file)).filter((name) => /^[A-Z]+$/.test(name))
      expect([pattern, exported.sort()]).toEqual([pattern, [...methods].sort()])
    }
  })

  it.each([
    ['/', 'home', {}],
    ['/category/love', 'category', { category: 'love' }],
    ['/category/love/self-love', 'subcategory', { category: 'love', subcategory: 'self-love' }],
    ['/api/affirmations/random', 'randomApi', {}],
    ['/api/affirmations/daily-001', 'affirmationApi', { id: 'daily-001' }],
    ['/pictures/affirmation/i-rest/story.png', 'socialImage', { path: 'affirmation/i-rest/story.png' }],
    ['/api/a/b', 'unknownApi', { path: 'a/b' }]
  ])('finds the row of %s', (path, name, params) => {
    expect(findRoute(path)).toEqual({ name, route: routeTable[name as never], params })
  })

  it.each(['/nope', '/category', '/category/a/b/c', '/__proto__', '/-'])(
    'has only the row of other files for %s',
    (path) => {
      expect(findRoute(path)?.name).toBe('publicFile')
    }
  )
})

it('keeps the named parameters of a query, once each and in one order', () => {
  const keep = (query: string) => keepParameters(query, ['q', 'page'])
  expect(keep('page=2&x=1&q=a+b&q=c')).toBe('?q=a%20b&page=2')
  expect(keep('amp;q=a&amp;page=2')).toBe('?q=a&page=2')
  expect([keep(''), keep('x=1'), keep('q='), keepParameters('q=1')]).toEqual(['', '', '', ''])
})
