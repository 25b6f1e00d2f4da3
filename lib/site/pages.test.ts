import { isOn } from '../../content/site'
import { findRoute, pages, type Route, resolvePath, routes } from '../routes'
import { sitePages } from './pages'

/** Pages that search engines do not list, and those that the server shows at other addresses. */
const UNLISTED: string[] = [
  routes.search(),
  routes.offline(),
  routes.unavailable(),
  routes.unsubscribe(),
  routes.settings(),
  routes.confirm()
]

describe('the pages of the site', () => {
  it('all have a row', () => {
    expect(sitePages.filter(({ path }) => findRoute(resolvePath(path))?.route.kind !== 'page')).toEqual([])
  })

  it('include every page whose address does not vary', () => {
    const listed = new Set(sitePages.map(({ path }) => resolvePath(path)))
    const fixed = Object.values<Route>(pages).flatMap(({ pattern, feature }) =>
      pattern.includes('[') || !isOn(feature) ? [] : [pattern]
    )
    const unlisted = UNLISTED.filter((path) => isOn(findRoute(path)?.route.feature))
    expect(fixed.filter((path) => !listed.has(path))).toEqual(unlisted)
  })
})
