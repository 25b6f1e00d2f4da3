import { ProblemDetails } from './problem-details'

describe('ProblemDetails', () => {
  it('becomes a response in the form of RFC 9457', async () => {
    const response = new ProblemDetails(404, 'There is no such affirmation.').toResponse()
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'There is no such affirmation.'
    })
  })

  // RFC 9457, 4.2.1: the title of about:blank is the phrase of the status, as in RFC 9110.
  it('titles 413 as RFC 9110 does', async () => {
    expect(await new ProblemDetails(413, 'Why.').toResponse().json()).toMatchObject({ title: 'Content Too Large' })
  })
})
