import { expectConsoleErrors } from '../../test/jest/quiet-console'
import { handleErrors } from './api-response'

const get = () => new Request('http://localhost/api/categories')

describe('handleErrors', () => {
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
