import { pageOf } from '@/test/requests'
import { handleForm, readState, respondWithPage, textField } from './form-page'

describe('respondWithPage', () => {
  it('names the page to render, and has the state of its form as the body', async () => {
    const state = { values: { email: 'žofia@example.org' }, errors: {}, result: 'subscribed' as const }
    const response = respondWithPage('subscribe', '/', 429, state, { 'retry-after': '7' })
    expect(response.headers.get('retry-after')).toBe('7')
    const header = encodeURIComponent(await response.clone().text())
    expect(await pageOf(response, 'subscribe')).toEqual({ status: 429, page: '/', state })
    expect(header).toMatch(/^[\x21-\x7e]+$/)
    expect(readState('submit', header)).toBeUndefined()
  })
})

describe('handleForm', () => {
  const handler = handleForm({
    name: 'subscribe',
    page: '/',
    readValues: (form) => ({ email: textField(form, 'email') }),
    handle: () => 'subscribed'
  })

  it('reads no file and no field twice', async () => {
    const form = new FormData()
    form.append('email', new Blob(['x']), 'email.txt')
    form.append('email', 'second@example.org')
    const request = new Request('https://example.org/forms/subscribe', { method: 'POST', body: form })
    expect(await pageOf(await handler(request), 'subscribe')).toMatchObject({ state: { values: { email: '' } } })
  })
})
