import { db } from '@/lib/db/client'
import { drawings } from '@/lib/site/social-image'
import { publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

function call(path: string) {
  return GET(get(`/pictures/${path}`), { params: Promise.resolve({ path: path.split('/') }) })
}

it('redirects from a former slug to the image of the present one', async () => {
  await publish({ daily: ['I begin.'] })
  await db().slugAlias.create({ data: { slug: 'i-started', affirmationId: 'daily-001' } })
  const response = await call('affirmation/i-started/story.png')
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    308,
    '/pictures/affirmation/daily-001-slug/story.png',
    'no-store'
  ])
  await problemOf(await call('affirmation/daily-001/story.png'), 404)
})

it('returns 503 if too many pictures wait to be drawn', async () => {
  await publish({ daily: ['I wait for my picture.'] })
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const waiting = Array.from({ length: 51 }, () => drawings.run('', () => ended))
  const response = await call('affirmation/daily-001-slug/square.png')
  expect(response.headers.get('retry-after')).toBe('60')
  expect((await problemOf(response, 503)).detail).toContain('try again')
  end()
  await Promise.all(waiting)
})
