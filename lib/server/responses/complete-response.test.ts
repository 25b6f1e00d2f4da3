import { createHash } from 'node:crypto'
import { routeTable } from '../../routes'
import { HOUR_SCRIPT } from '../../site/hour-sky'
import { completeResponse, rewriteHtml } from './complete-response'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const readStyleSheet = (href: string) => (href === '/_next/static/a.css' ? 'a{b:c}' : undefined)
const finish = (html: string, status = 200, isDevelopment = false) =>
  rewriteHtml(html, { status, isDevelopment, readStyleSheet })

it('removes every script except structured data, which goes to the end, and the site’s own module', () => {
  const { html } = finish(
    '<link rel="preload" as="script" href="/_next/x.js"/><script src="/_next/x.js" async=""></script>' +
      '<script>self.__next_f.push([1,"<p>"])</script><body><script type="application/ld+json">{"a":1}</script>' +
      '<script type="module" src="/assets/site-1.js"></script><p>words</p></body>'
  )
  expect(html).toBe(
    '<body><script type="module" src="/assets/site-1.js"></script><p>words</p>' +
      '<script type="application/ld+json">{"a":1}</script></body>'
  )
})

it('keeps the scripts of content/site.ts, and no other of their place', () => {
  const [kept, other] = ['a', 'b'].map(
    (name) => `<script async="" src="https://count.example.org/${name}.js"></script>`
  )
  const siteScripts = [{ src: 'https://count.example.org/a.js' }]
  const options = { status: 200, isDevelopment: false, readStyleSheet, siteScripts }
  const page = rewriteHtml(`<head>${kept}${other}</head>`, options)
  expect(page.html).toBe(`<head>${kept}</head>`)
  expect(page.policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/count.example.org;/)
})

it('keeps the script of the hour, which its policy allows by its hash, and no other inline script', () => {
  const hour = `<script>${HOUR_SCRIPT}</script>`
  const page = finish(`<head>${hour}<script>${HOUR_SCRIPT};more()</script></head>`)
  expect(page.html).toBe(`<head>${hour}</head>`)
  expect(page.policy).toContain(hashOf(HOUR_SCRIPT))
})

it.each([false, true])('removes all scripts from a page without any, development: %s', (isDevelopment) => {
  const options = { status: 503, isDevelopment, isWithoutScripts: true, readStyleSheet }
  const scripts = `<script>${HOUR_SCRIPT}</script><script type="module" src="/assets/site-1.js"></script>`
  expect(rewriteHtml(`${scripts}<p>words</p>`, options).html).toBe('<p>words</p>')
})

it('keeps Next’s scripts and style sheets in development, which reload the page', () => {
  const html =
    '<head><link rel="stylesheet" href="/_next/static/a.css"/><script src="/_next/x.js"></script></head>' +
    '<body><script>self.__next_f.push([1])</script></body>'
  const page = finish(`${html}<meta name="response-status" content="404"/>`, 200, true)
  expect(page.html).toBe(html.replace('</head>', '<meta name="robots" content="noindex"/></head>'))
  expect([page.status, page.policy]).toEqual([404, expect.stringContaining("'unsafe-eval'")])
})

it('inlines the style sheet after the metadata and allows it by its hash', () => {
  const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>'
  const { html, policy } = finish(`<head>${link}<title>Words</title></head>`)
  expect(html).toBe('<head><title>Words</title><style>a{b:c}</style></head>')
  expect(policy).toContain(hashOf('a{b:c}'))
})

it('keeps the link to an unknown style sheet', () => {
  const link = '<link rel="stylesheet" href="/_next/static/unknown.css"/>'
  expect(finish(link).html).toBe(link)
})

it('allows the style attributes of the page, as React escapes them', () => {
  const { policy } = finish('<p style="background:url(&quot;a&quot;)"></p>')
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('background:url("a")')}`)
})

it('uses the status that the page sets, and removes its mark', () => {
  expect(finish('<meta name="response-status" content="410"/><p>words</p>')).toMatchObject({
    status: 410,
    html: '<p>words</p>'
  })
  expect(finish('<p>words</p>', 404).status).toBe(404)
})

it('adds noindex to an error page', () => {
  const mark = '<meta name="response-status" content="404"/>'
  const noIndex = '<meta name="robots" content="noindex"/>'
  expect(finish(`<head>${mark}</head>`).html).toBe(`<head>${noIndex}</head>`)
  expect(finish(`<head>${mark}${noIndex}</head>`).html).toBe(`<head>${noIndex}</head>`)
  expect(finish('<head></head>').html).toBe('<head></head>')
})

it('says that JSON is UTF-8, and leaves other types as they are', () => {
  const typeOf = (type: string) => {
    const response = { status: 200, headers: { 'content-type': type }, body: Buffer.from('{}') }
    const options = { isDevelopment: false, readStyleSheet: () => undefined }
    return completeResponse(response, routeTable.categoriesApi, options).headers['content-type']
  }
  expect(typeOf('application/json')).toBe('application/json; charset=utf-8')
  expect(typeOf('application/problem+json')).toBe('application/problem+json')
})
