import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CLOSED_POLICY, POLICY_HEADER } from './content-policy.mjs'
import { SiteResponse } from './response'
import { shared } from './shared-state.mjs'

const ERROR_PAGE = Buffer.from('<h1>This page could not be loaded</h1>')
let server: Server<never, typeof SiteResponse>
let answer: (response: SiteResponse) => void

beforeAll(async () => {
  const listener: RequestListener = (_request, response) => {
    const siteAnswer = response as unknown as SiteResponse
    siteAnswer.errorPage = ERROR_PAGE
    answer(siteAnswer)
  }
  server = createServer({ ServerResponse: SiteResponse } as never, listener) as never
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
})

async function ask(make: (response: SiteResponse) => void, path = '/', method = 'GET') {
  answer = make
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const page = (response: SiteResponse) => response.setHeader('content-type', 'text/html; charset=utf-8')

it('keeps the policy that a page has, and gives one to a page without', async () => {
  const kept = await ask((response) => {
    page(response).setHeader('content-security-policy', "script-src 'sha256-x'")
    response.end('<p>')
  })
  expect(kept.headers.get('content-security-policy')).toBe("script-src 'sha256-x'")

  const without = await ask((response) => page(response).end('<script>evil()</script>'))
  expect(without.headers.get('content-security-policy')).toContain("script-src 'self';")

  const anew = await ask((response) => {
    response.nonce = 'abc'
    page(response)
    response.write('<p>')
    response.end('</p>')
  })
  expect(anew.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-abc';")
  expect(anew.text).toBe('<p></p>')
})

it('forbids everything to what is no page, even where a page lent its headers', async () => {
  const { headers } = await ask((response) => {
    response.setHeader('content-security-policy', "script-src 'sha256-x'")
    response.setHeader('content-type', 'text/x-component')
    response.end('data')
  })
  expect(headers.get('content-security-policy')).toBe(CLOSED_POLICY)
})

it('leaves the policy of what a browser keeps as it was', async () => {
  const { headers } = await ask((response) => {
    response.statusCode = 304
    response.end()
  })
  expect(headers.get('content-security-policy')).toBeNull()
})

it("lets the browser's reader show a PDF", async () => {
  const { headers } = await ask((response) => response.end('%PDF'), '/downloads/journal.pdf')
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})

describe('a page that could not be made', () => {
  const failing = (response: SiteResponse) => {
    response.statusCode = 500
    page(response).setHeader('content-encoding', 'gzip')
    response.setHeader('content-length', 9_999)
    response.setHeader('etag', '"broken"')
    response.write('Error: secret')
    response.end(' at /srv/lib/data')
  }

  it('is a page in our words', async () => {
    const { status, headers, text } = await ask(failing)
    expect(status).toBe(500)
    expect(text).toBe(ERROR_PAGE.toString())
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('content-length')).toBe(String(ERROR_PAGE.length))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it('is the one that was kept, where the database went away while it was made anew', async () => {
    const html = '<p>I rest.</p>'
    shared.beingMadeAnew.set('/science-hub', { html, headers: { [POLICY_HEADER]: "script-src 'sha256-x'" } })
    shared.troubleAt = Date.now()
    const { status, headers, text } = await ask(failing, '/Science?x=1')
    expect([status, text]).toEqual([200, html])
    expect(headers.get('content-security-policy')).toBe("script-src 'sha256-x'")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('retry-after')).toBeNull()

    const other = await ask(failing, '/submit')
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '30'])
    shared.troubleAt = 0
    expect((await ask(failing, '/science')).status).toBe(500)
  })

  it('has no body where only the head was asked for', async () => {
    const { headers, text } = await ask(failing, '/', 'HEAD')
    expect(headers.get('content-length')).toBe(String(ERROR_PAGE.length))
    expect(text).toBe('')
  })

  it('leaves the errors of the calls as they are', async () => {
    const { status, text } = await ask((response) => {
      response.statusCode = 503
      response.setHeader('content-type', 'application/problem+json')
      response.end('{"status":503}')
    })
    expect(status).toBe(503)
    expect(text).toBe('{"status":503}')
  })
})
