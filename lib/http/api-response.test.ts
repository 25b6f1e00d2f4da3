import { expectConsoleErrors } from '../../test/quiet-console'
import { handleErrors, uncachedJson } from './api-response'
import { ProblemDetails } from './problem-details'

const get = () => new Request('http://localhost/api/categories')

describe('handleErrors', () => {
  it('turns problem details into their response', async () => {
    const response = await handleErrors(async () => {
      throw new ProblemDetails(404, 'There is no such category.')
    })(get(), {})
    expect(response.status).toBe(404)
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
})

describe('uncachedJson', () => {
  it('must not be cached', () => {
    const response = uncachedJson({ id: 'x' }, 201)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/json')
  })
})
