import { expectConsoleErrors } from '../../test/quiet-console'
import { cachedJson, freshJson, handleErrors, OPEN_TO_ALL, refuseAllBut, respondToPreflight } from './api-response'
import { ProblemDetails } from './problem-details'

const get = (headers: Record<string, string> = {}) => new Request('http://localhost/api/categories', { headers })

describe('handleErrors', () => {
  it('returns the handler’s response, with the given headers', async () => {
    const response = await handleErrors(async () => freshJson({ ok: true }, 201), OPEN_TO_ALL)(get(), {})
    expect(response.status).toBe(201)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual({ ok: true })
  })

  it('turns problem details into their response, with the given headers', async () => {
    const response = await handleErrors(async () => {
      throw new ProblemDetails(404, 'There is no such category.')
    }, OPEN_TO_ALL)(get(), {})
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ detail: 'There is no such category.' })
  })

  it.each([
    ['an unexpected error', {}, 500, null],
    ['a database error', { code: 'SQLITE_FULL' }, 503, '60']
  ])('logs %s and reveals nothing of it', async (_, fields, status, retryAfter) => {
    expectConsoleErrors()
    const secret = Object.assign(new Error('SELECT * FROM Subscriber failed at /srv/data/site.db'), fields)
    const response = await handleErrors(async () => {
      throw secret
    })(get(), {})
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(retryAfter)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.text()).not.toMatch(/SELECT|srv|Subscriber/)
    expect(console.error).toHaveBeenCalledWith(secret)
  })

  it('passes the request and its context to the handler', async () => {
    const handler = handleErrors(async (request: Request, context: { id: string }) =>
      freshJson({ url: request.url, id: context.id })
    )
    expect(await (await handler(get(), { id: 'x' })).json()).toEqual({
      url: 'http://localhost/api/categories',
      id: 'x'
    })
  })
})

describe('cachedJson', () => {
  const body = [{ name: 'daily', count: 3 }]
  const etag = cachedJson(get(), body).headers.get('etag') as string

  it('may be cached for 15 seconds and has an ETag', async () => {
    const response = cachedJson(get(), body, { link: '</x>; rel="next"' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('public, max-age=15, s-maxage=15, stale-while-revalidate=15')
    expect(response.headers.get('link')).toBe('</x>; rel="next"')
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    expect(await response.json()).toEqual(body)
  })

  it.each([
    ['the same tag', (tag: string) => tag],
    ['its weak form', (tag: string) => `W/${tag}`],
    ['the tag among others', (tag: string) => `"one", ${tag} ,"two"`],
    ['any tag', () => '*']
  ])('returns 304 without a body for %s', async (_name, known) => {
    const response = cachedJson(get({ 'if-none-match': known(etag) }), body)
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('cache-control')).toContain('max-age=15')
    expect(await response.text()).toBe('')
  })

  it.each(['"other"', 'W/"other"', etag.slice(1, -1), ''])('returns the whole body for %j', (known) => {
    expect(cachedJson(get({ 'if-none-match': known }), body).status).toBe(200)
  })

  it('has another ETag if the body differs', () => {
    const changed = cachedJson(get({ 'if-none-match': etag }), [{ name: 'daily', count: 4 }])
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })
})

describe('freshJson', () => {
  it('must not be cached', () => {
    const response = freshJson({ id: 'x' }, 201)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/json')
  })
})

describe('OPTIONS', () => {
  it('lists the allowed methods only', async () => {
    const response = refuseAllBut('POST').OPTIONS()
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('lets pages of other sites read a public list', () => {
    const { status, headers } = respondToPreflight()
    expect(status).toBe(204)
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD')
    expect(headers.get('access-control-allow-headers')).toBe('if-none-match')
  })
})

describe('refuseAllBut', () => {
  it('returns 405 and lists the allowed methods', async () => {
    const refused = refuseAllBut('GET', 'POST')
    const response = refused.DELETE()
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
    expect(await response.json()).toMatchObject({
      title: 'Method Not Allowed',
      detail: 'This address answers GET and POST only.'
    })
  })
})
