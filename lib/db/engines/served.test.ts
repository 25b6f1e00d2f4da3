import { setUpTestDatabase } from '../../../test/database'
import { waitFor } from '../../../test/wait-for'
import { engines, openDatabase } from '.'
import { engineOfUrl } from './schema'

setUpTestDatabase()
afterAll(() => void delete process.env.PGAPPNAME)

it('tells a database on which the site runs from one that commands use', async () => {
  const url = process.env.DATABASE_URL as string
  const engine = engines[engineOfUrl(url)]
  const { client: command } = openDatabase(url)
  await command.$queryRaw`SELECT 1`
  expect(await engine.isServed(url)).toBe(false)

  await engine.markServed(url)
  const { client: site } = openDatabase(url)
  await site.$queryRaw`SELECT 1`
  expect(await engine.isServed(url)).toBe(true)
  // Several servers may run on PostgreSQL.
  if (engineOfUrl(url) === 'sqlite') await expect(engine.markServed(url)).rejects.toThrow('another server runs on')
  await site.$disconnect()
  await command.$disconnect()
  if (engineOfUrl(url) === 'postgresql') await waitFor(async () => !(await engine.isServed(url)))
})
