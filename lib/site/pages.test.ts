import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { sitePages } from './pages'
import { findScreen, resolveScreen, routes, screens } from './routes'

/** Pages that no list names: a signed link leads to them, or the server shows them at other addresses. */
const UNLISTED: string[] = [routes.confirm(), routes.unsubscribe(), routes.unavailable(), routes.offline()]
/** Screens that search engines do not list. */
const NOT_INDEXED: string[] = [routes.search()]

describe('the pages of the site', () => {
  it('are one screen for each page in app/', () => {
    const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) => `/${dirname(file)}`.replace('/.', '/'))
      .filter((path) => !UNLISTED.includes(path))
    expect(folders.sort()).toEqual(
      Object.values(screens)
        .map(({ path }) => path)
        .sort()
    )
  })

  it('all have a screen', () => {
    expect(sitePages().filter(({ path }) => !findScreen(path))).toEqual([])
  })

  it('include every screen whose address does not vary', () => {
    const listed = new Set(sitePages().map(({ path }) => resolveScreen(path)))
    const fixed = Object.values(screens).filter(({ path }) => !path.includes('['))
    expect(fixed.map(({ path }) => path).filter((path) => !listed.has(path))).toEqual(NOT_INDEXED)
  })
})
