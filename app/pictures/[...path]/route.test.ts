import { db } from '@/lib/db/client'
import { drawings, findSocialImage } from '@/lib/site/social-image'
import { publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

function call(path: string) {
  return GET(get(`/pictures/${path}`), { params: Promise.resolve({ path: path.split('/') }) })
}

it('is the same picture under the slug, a former slug and the id', async () => {
  await publish({ daily: ['I begin.'] })
  await db().slugAlias.create({ data: { slug: 'i-started', affirmationId: 'daily-001' } })
  const pictures = ['daily-001-slug', 'i-started', 'daily-001'].map((name) =>
    findSocialImage(['affirmation', name, 'story.png'])
  )
  const keys = (await Promise.all(pictures)).map((picture) => picture?.key)
  expect(keys).toEqual(Array(3).fill(expect.any(String)))
  expect(new Set(keys).size).toBe(1)
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
