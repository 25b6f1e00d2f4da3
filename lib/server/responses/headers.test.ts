import { env } from '../../env'
import { routeTable } from '../../routes'
import { HOUR_SCRIPT } from '../../site/hour-sky'
import { commonHeaders, filePolicy, pagePolicy, sourceOf } from './headers'

it('sends Strict-Transport-Security only if the site uses https', () => {
  expect(commonHeaders()).not.toHaveProperty('strict-transport-security')
  env().SITE_URL = 'https://example.org'
  expect(commonHeaders()).toHaveProperty('strict-transport-security', 'max-age=63072000')
})

it('lets other sites show pictures, read feeds and the API, and neither for the rest', () => {
  const sharing = (name: keyof typeof routeTable) => {
    const headers = commonHeaders(routeTable[name])
    return [headers['cross-origin-resource-policy'], headers['access-control-allow-origin']]
  }
  for (const name of ['socialImage', 'iconSvg'] as const) expect(sharing(name)).toEqual(['cross-origin', undefined])
  for (const name of ['categoriesApi', 'todayApi', 'dailyApi', 'randomApi', 'rss'] as const) {
    expect(sharing(name)).toEqual(['cross-origin', '*'])
  }
  for (const name of ['home', 'submitApi', 'subscribeApi', 'scripts'] as const) {
    expect(sharing(name)).toEqual(['same-origin', undefined])
  }
})

const hour = sourceOf(HOUR_SCRIPT)

it('allows only scripts of its own origin and that of the hour, and styles by their hashes', () => {
  expect(pagePolicy([], [], [])).toContain(`script-src 'self' ${hour};`)
  expect(pagePolicy([], [])).not.toContain('unsafe')
  expect(pagePolicy(["'sha256-a'"], ["'sha256-b'"])).toMatch(
    /style-src 'self' .* 'sha256-a';.*style-src-attr 'unsafe-hashes' 'sha256-b'; upgrade-insecure-requests$/
  )
})

it('allows the scripts of content/site.ts, and what they send to', () => {
  const counting = { src: 'https://count.example.org/a.js', connect: ['https://send.example.org'] }
  const policy = pagePolicy([], [], [counting, { src: '/own.js' }])
  expect(policy).toContain(`script-src 'self' ${hour} https://count.example.org;`)
  expect(policy).toContain("connect-src 'self' https://count.example.org https://send.example.org;")
  expect(pagePolicy([], [], [])).not.toContain('connect-src')
})

it('opens the closed policy for the service worker and for PDF viewers', () => {
  expect(filePolicy(routeTable.worker)).toEqual({
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'"
  })
  expect(filePolicy(routeTable.downloads, 'application/pdf')).toEqual({
    'content-security-policy': "frame-ancestors 'none'"
  })
  expect(filePolicy(routeTable.downloads, 'text/plain')).toEqual({})
})
