import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { hashOf, joinDataScripts, pagePolicy, policyOfHtml, SONNER_STYLE_HASH } from './content-policy.mjs'

const scriptsOf = (policy: string) => /script-src 'self'([^;]*)/.exec(policy)?.[1]?.trim().split(' ')

describe('policyOfHtml', () => {
  it('lets exactly the inline scripts run', () => {
    const html = `<script src="/a.js" async=""></script><script id="_R_">boot()</script><body>
      <script type="application/ld+json">{"a":1}</script><script>one()</script><script>two("
      lines")</script><script>one()</script>`
    expect(scriptsOf(policyOfHtml(html))).toEqual(
      ['boot()', 'one()', 'two("\n      lines")'].map((code) => `'${hashOf(code)}'`)
    )
  })

  it('lets exactly the style attributes of the page count', () => {
    const policy = policyOfHtml(
      '<p style="color:red">a</p><p style="font-family:&quot;A &amp; B&quot;" id="b"><i style="color:red">'
    )
    const sources = ['color:red', 'font-family:"A & B"'].map((text) => `'${hashOf(text)}'`).join(' ')
    expect(policy).toContain(`; style-src-attr 'unsafe-hashes' ${sources}`)
    expect(policyOfHtml('<p>')).not.toContain('style-src-attr')
  })

  it('gives the hashes that a browser compares with', () => {
    // The example of the W3C's Content Security Policy Level 2, section 5.1.
    expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
  })

  it('never allows inline or evaluated scripts as such', () => {
    for (const policy of [policyOfHtml('<p>No script.</p>'), pagePolicy("'nonce-abc'"), pagePolicy('')]) {
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })
})

describe('pagePolicy', () => {
  afterEach(() => {
    delete process.env.SITE_URL
  })

  it('asks for https where the site is reached by it, and only there', () => {
    expect(pagePolicy('')).not.toContain('upgrade-insecure-requests')
    process.env.SITE_URL = 'http://localhost:3000'
    expect(pagePolicy('')).not.toContain('upgrade-insecure-requests')
    process.env.SITE_URL = 'https://example.org'
    expect(pagePolicy('')).toContain('; upgrade-insecure-requests')
  })

  it("knows the style sheet of the installed sonner; after an upgrade, set SONNER_STYLE_HASH to what is 'received'", () => {
    const sonner = createRequire(__filename)
      .resolve('sonner')
      .replace(/index\.js$/, 'index.mjs')
    const [, sheet = ''] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(sonner, 'utf8')) ?? []
    expect(hashOf(JSON.parse(sheet))).toBe(SONNER_STYLE_HASH)
  })
})

describe('joinDataScripts', () => {
  const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  const part = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`

  it('makes one script of all that follow each other', () => {
    const joined = joinDataScripts(`<p>a</p>${start}${part('x')}${part('y')}</body>`)
    expect(joined).toBe(
      '<p>a</p><script>(self.__next_f=self.__next_f||[]).push([0]);' +
        'self.__next_f.push([1,"x"]);self.__next_f.push([1,"y"])</script></body>'
    )
  })

  it('leaves what the scripts do as it was', () => {
    const run = (html: string) => {
      const self: { __next_f?: unknown[] } = {}
      for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) new Function('self', code)(self)
      return self.__next_f
    }
    const html = start + Array.from({ length: 40 }, (_, index) => part(`"quoted" \\u003c/script> ${index}`)).join('')
    expect(run(joinDataScripts(html))).toEqual(run(html))
  })

  it('does not join scripts with something between them', () => {
    const html = `${part('x')}<p>b</p>${part('y')}`
    expect(joinDataScripts(html)).toBe(html)
  })
})
