import { renderToStaticMarkup } from 'react-dom/server'
import { resourceLibrary } from '../content/pages/landings'
import { footer, isOn, navigation } from '../content/site'
import { tools } from '../content/tools'
import { findRoute, resolvePath } from '../lib/routes'
import { listedPages } from '../lib/site/pages'
import { AllAffirmations } from './blocks/category/all-affirmations'
import { Newsletter } from './blocks/home/closing'
import { RelatedContent } from './blocks/navigation/related-content'
import { Footer } from './layout/footer'
import { SiteMenu } from './layout/site-menu'

// With what content/site.ts switches on; test/takeover switches all of it off.
it('links lead to submissions and to the newsletter only if they are switched on', () => {
  const parts = [
    <AllAffirmations category="daily" key="all" groups={[]} count={0} />,
    <RelatedContent key="related" category="love" affirmations={[]} />,
    <Footer key="footer" />,
    <SiteMenu key="menu" groups={navigation} path={null} />
  ]
  const html = renderToStaticMarkup(parts)
  const hrefs = [
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href as string),
    ...[...navigation.flatMap(({ entries }) => entries), ...footer.start, ...footer.more].map(({ href }) => href),
    ...[...tools, resourceLibrary.next, ...resourceLibrary.readOn].map(({ href }) => href),
    ...listedPages.map(({ path }) => path)
  ]
  expect(hrefs.some((href) => href.includes('/submit'))).toBe(isOn('submissions'))
  expect(hrefs.some((href) => /newsletter|daily-email/.test(href))).toBe(isOn('newsletter'))
  expect(Newsletter() === null).toBe(!isOn('newsletter'))
  for (const href of hrefs.filter((href) => href.startsWith('/'))) {
    expect([href, isOn(findRoute(resolvePath(href))?.route.feature)]).toEqual([href, true])
  }
})
