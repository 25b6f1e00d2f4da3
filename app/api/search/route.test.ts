import { publish, setUpTestDatabase } from '@/test/database'
import { GET } from './route'

setUpTestDatabase()

beforeAll(async () => {
  await publish({ daily: Array.from({ length: 12 }, (_, number) => `I sleep in room ${number}.`) })
})

async function call(q: string) {
  const response = await GET(new Request(`http://localhost/api/search?${new URLSearchParams({ q })}`), {})
  return { response, ...(await response.json()) }
}

describe('GET /api/search', () => {
  it('suggests up to six guides and affirmations', async () => {
    const { response, suggestions } = await call('sleep')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, max-age=15')
    expect(suggestions).toHaveLength(6)
    expect(suggestions[0]).toEqual({ kind: 'guides', title: expect.any(String), href: expect.stringMatching(/^\//) })
    expect(suggestions.at(-1)).toEqual({
      kind: 'affirmations',
      title: expect.stringContaining('I sleep'),
      href: expect.stringMatching(/^\/affirmation\/daily-\d+-slug$/)
    })
  })

  it('has helplines first for a search that sounds like distress', async () => {
    const { suggestions } = await call('i want to dei')
    expect(suggestions[0]).toEqual({ kind: 'help', title: expect.any(String), href: '/resources#helplines' })
  })
})
