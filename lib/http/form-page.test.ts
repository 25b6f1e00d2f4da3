import { postForm } from '@/test/requests'
import { handleForm, readState, redirectToForm, respondWithPage, textField } from './form-page'

process.env.SITE_URL = 'https://example.org'
process.env.RATE_LIMIT_PER_MINUTE = '0'

const STATE = { values: { email: 'ann@example.org' }, errors: {}, result: 'subscribed' as const }

function stateId(response: Response): string {
  return response.headers.get('x-form-state') ?? ''
}

describe('respondWithPage', () => {
  it('names the page to render and its state, and is never cached', () => {
    const response = respondWithPage('subscribe', '/', 429, STATE, { 'retry-after': '7' })
    expect(response.status).toBe(429)
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'retry-after': '7',
      'x-form-state': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-render-page': '/'
    })
    expect(readState('subscribe', stateId(response))).toBe(STATE)
  })

  it('keeps the states of different forms and visitors apart', () => {
    const first = stateId(respondWithPage('subscribe', '/', 200, STATE))
    const second = stateId(respondWithPage('subscribe', '/', 200, { ...STATE, values: { email: 'bea@example.org' } }))
    expect(first).not.toBe(second)
    expect(readState('subscribe', second)?.values.email).toBe('bea@example.org')
    expect(readState('submit', first)).toBeUndefined()
    expect(readState('subscribe', 'unknown')).toBeUndefined()
  })

  it('forgets a state after a minute', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
    const id = stateId(respondWithPage('subscribe', '/', 200, STATE))
    now.mockReturnValue(1_060_000)
    expect(readState('subscribe', id)).toBeDefined()
    now.mockReturnValue(1_060_001)
    expect(readState('subscribe', id)).toBeUndefined()
  })

  it('keeps 1,000 states at most, the newest', () => {
    const ids = Array.from({ length: 1_001 }, () => stateId(respondWithPage('subscribe', '/', 200, STATE)))
    expect(readState('subscribe', ids[0] as string)).toBeUndefined()
    expect(readState('subscribe', ids[1] as string)).toBeDefined()
    expect(readState('subscribe', ids[1_000] as string)).toBeDefined()
  })
})

describe('handleForm', () => {
  const handler = handleForm({
    name: 'subscribe',
    screen: () => '/',
    readValues: (form) => ({ email: textField(form, 'email') }),
    handle: () => 'subscribed'
  })

  it('discards the values of a form that another site has sent', async () => {
    const response = await handler(postForm('/forms/subscribe', { email: 'x' }, { origin: 'https://evil.example' }))
    expect(response.status).toBe(403)
    expect(readState('subscribe', stateId(response))).toMatchObject({
      values: { email: '' },
      notice: 'This request is accepted only from the pages of this site.'
    })
  })

  it('reads no file and no field twice', async () => {
    const form = new FormData()
    form.append('email', new Blob(['x']), 'email.txt')
    form.append('email', 'second@example.org')
    const request = new Request('https://example.org/forms/subscribe', { method: 'POST', body: form })
    const response = await handler(request)
    expect(readState('subscribe', stateId(response))?.values).toEqual({ email: '' })
  })
})

it('redirects from the address of a form to its page', () => {
  const response = redirectToForm('/submit')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/submit')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('converts CR LF in a field to LF', () => {
  const form = new FormData()
  form.set('text', 'one\r\ntwo\nthree')
  expect(textField(form, 'text')).toBe('one\ntwo\nthree')
  expect(textField(form, 'constructor')).toBe('')
})
