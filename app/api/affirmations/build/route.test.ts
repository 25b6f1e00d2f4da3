import { library } from '@/content/pages/builder'
import { pageOf, post, postForm, problemOf } from '@/test/requests'
import { GET, POST } from './route'

const CHOICES = { goal: 'career', style: 'gratitude', intensity: 'moderate', customGoal: '' }

async function send(fields: Record<string, string>) {
  const shown = await pageOf(await POST(postForm('/api/affirmations/build', fields)), 'build')
  expect(shown.page).toBe('/affirmation-builder')
  return shown
}

it('builds three sentences, or four with one’s own words first', async () => {
  const { status, state } = await send(CHOICES)
  expect(status).toBe(200)
  expect(state).toEqual({ values: CHOICES, errors: {}, result: library.career.moderate })
  const withGoal = await send({ ...CHOICES, customGoal: '  leading the Tuesday call ' })
  expect(withGoal.state?.result).toEqual([
    'I am grateful that I am confidently leading the Tuesday call',
    ...library.career.moderate
  ])
})

it('gives the form back with what is missing', async () => {
  const { status, state } = await send({ goal: 'career', customGoal: 'leading' })
  expect(status).toBe(400)
  expect(state?.values).toEqual({ goal: 'career', style: '', intensity: '', customGoal: 'leading' })
  expect(Object.keys(state?.errors ?? {})).toEqual(['style', 'intensity'])
})

it.each([
  ['a'.repeat(201), 'Please keep it to 200 characters.'],
  ['a\u0000b', 'Please remove the control characters: only plain text can be sent.']
])('refuses own words that are too long or not plain', async (customGoal, message) => {
  const { status, state } = await send({ ...CHOICES, customGoal })
  expect(status).toBe(400)
  expect(state?.errors).toEqual({ customGoal: message })
})

it('takes own words of 200 characters on several lines', async () => {
  const customGoal = `${'a'.repeat(99)}\r\n${'b'.repeat(100)}`
  expect((await send({ ...CHOICES, customGoal })).status).toBe(200)
})

it.each(['__proto__', 'constructor', 'toString'])('knows no goal %s', async (goal) => {
  expect((await send({ ...CHOICES, goal })).status).toBe(400)
})

it('sends the sentences as a file if that is asked for', async () => {
  const response = await POST(postForm('/api/affirmations/build', { ...CHOICES, download: 'yes' }))
  expect(response.headers.get('x-render-page')).toBeNull()
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-personal-affirmations.txt"')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(library.career.moderate.join('\n\n'))
})

it('builds the same for a program, as JSON', async () => {
  const response = await POST(post('/api/affirmations/build', CHOICES))
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toEqual({ affirmations: library.career.moderate })
  const { goal: _, ...rest } = CHOICES
  await problemOf(await POST(post('/api/affirmations/build', rest)), 400)
})

it('GET leads to the page', () => {
  expect(GET().headers.get('location')).toBe('/builder')
})
