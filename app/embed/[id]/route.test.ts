import { retireAffirmation } from '@/lib/affirmations/writes/publishing'
import { publish, setUpTestDatabase } from '@/test/database'
import { get } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

const call = (id: string, query = '') => GET(get(`/embed/${id}${query}`), { params: Promise.resolve({ id }) })

/** The document as one can read it. */
const withoutFont = (html: string) => html.replace(/base64,[^)]+/, '')

it('shows an affirmation by id or slug, escaped, without scripts and other files', async () => {
  await publish({ daily: ['I say <b>“no” & mean it.'] })
  const html = withoutFont(await (await call('daily-001')).text())
  expect(html).toContain('<p>I say &lt;b&gt;“no” &amp; mean it.</p>')
  expect(html).toContain('<a href="http://localhost:3000/affirmation/daily-001-slug" target="_blank" rel="noopener">')
  expect(html).not.toMatch(/<script|<link|src="|https?:\/\/(?!localhost:3000|www\.w3\.org)|NaN|undefined/)
  expect(withoutFont(await (await call('daily-001-slug')).text())).toBe(html)
})

it('shows today, with a link to its day', async () => {
  await publish({ daily: ['I begin.'] })
  const html = await (await call('today', '?tz=UTC')).text()
  expect(html).toContain(`href="http://localhost:3000/daily/${new Date().toISOString().slice(0, 10)}"`)
  expect(await (await call('today', '?tz=Moon')).text()).toBe(html)
})

it('is a card too if there is no such affirmation, or no longer', async () => {
  await publish({ daily: ['I begin.', 'I go on.'] })
  await retireAffirmation('daily-002')
  for (const id of ['daily-002', 'nope']) {
    const response = await call(id)
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('no longer here')])
  }
})
