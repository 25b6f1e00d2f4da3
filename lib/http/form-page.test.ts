import * as z from 'zod/mini'
import { pageOf, post, postForm, problemOf } from '@/test/requests'
import { handleFormOrJson, parseFormState, respondWithPage } from './form-page'

describe('respondWithPage', () => {
  it('names the page to render, and has the state of its form as the body', async () => {
    const state = { values: { email: 'žofia@example.org' }, errors: {}, result: 'subscribed' as const }
    const response = respondWithPage('subscribe', '/', 429, state, { 'retry-after': '7' })
    expect(response.headers.get('retry-after')).toBe('7')
    const header = encodeURIComponent(await response.clone().text())
    expect(await pageOf(response, 'subscribe')).toEqual({ status: 429, page: '/', state })
    expect(header).toMatch(/^[\x21-\x7e]+$/)
    expect(parseFormState('submit', header)).toBeUndefined()
  })
})

describe('parseFormState', () => {
  const read = (state: object) =>
    parseFormState('submit', encodeURIComponent(JSON.stringify({ form: 'submit', state: { errors: {}, ...state } })))
  const EMPTY = { name: '', email: '', category: '', affirmationText: '' }

  it.each(['peace', '__proto__', 'constructor', 7, null, ['love']])('takes the category %j as none', (category) => {
    const values = read({ values: { category, other: 'x' } })?.values
    expect(values).toMatchObject(EMPTY)
    expect(values).not.toHaveProperty('other')
  })

  it('keeps what was typed, however long, and what is one of the choices', () => {
    const values = { ...EMPTY, name: 'a'.repeat(16_000), category: 'love' }
    expect(read({ values })?.values).toMatchObject(values)
  })

  it('knows no result but those of its form', () => {
    expect(read({ values: EMPTY, result: 'confirmed' })).toBeUndefined()
  })
})

describe('handleFormOrJson', () => {
  const PATH = '/api/newsletter/subscribe'
  const handler = handleFormOrJson({
    form: 'subscribe',
    page: '/',
    schema: z.object({ email: z.optional(z.string()) }),
    act: ({ email }) => ({ result: 'subscribed', json: { email } })
  })

  it('responds to the form of a browser with the page', async () => {
    const response = await handler(postForm(PATH, { email: 'ann' }))
    expect(await pageOf(response, 'subscribe')).toMatchObject({ page: '/', state: { result: 'subscribed' } })
  })

  it.each([
    ['that sends JSON, even if it takes HTML', post(PATH, { email: 'ann' }, { accept: 'text/html' }), { email: 'ann' }],
    ['that sends nothing', post(PATH), {}]
  ])('responds to a program %s with JSON', async (_what, request, json) => {
    expect(await (await handler(request)).json()).toEqual(json)
  })

  it('takes no form from a program', async () => {
    await problemOf(await handler(postForm(PATH, {}, { accept: '*/*' })), 415)
  })

  it('reads no file and no field twice', async () => {
    const form = new FormData()
    form.append('email', new Blob(['x']), 'email.txt')
    form.append('email', 'second@example.org')
    const headers = { accept: 'text/html' }
    const request = new Request(`https://example.org${PATH}`, { method: 'POST', body: form, headers })
    expect(await pageOf(await handler(request), 'subscribe')).toMatchObject({ state: { values: { email: '' } } })
  })
})
