import { freePort } from '../../test/servers/free-port'
import { env } from '../env'
import { opening } from './describe-error'
import { waitForDatabase } from './wait-for-database'

/** Starts to wait for a database, and returns what was said and how it ended. */
async function wait(url: string, waits?: { server: number; name: number }) {
  env().DATABASE_URL = url
  const said: string[] = []
  const began = performance.now()
  const ended = await opening(() => waitForDatabase((sentence) => said.push(sentence), waits)).catch(
    ({ message }: Error) => message
  )
  return { said, ended, ms: performance.now() - began }
}

it('gives a host that does not exist ten seconds at most, and says at once what is wrong', async () => {
  const { said, ended, ms } = await wait('postgresql://site:hunter2@nowhere.invalid/site')
  const sentence =
    'PostgreSQL at postgresql://nowhere.invalid/site (DATABASE_URL) cannot be used: there is no such host.'
  expect([said, ended]).toEqual([[`${sentence} Trying again for up to 8 s.`], sentence])
  expect(ms).toBeLessThan(10_000)
})

it('gives a server that is not up yet longer', async () => {
  const port = await freePort()
  const { said, ms } = await wait(`postgresql://127.0.0.1:${port}/site`, { server: 1_000, name: 0 })
  expect(said).toEqual([expect.stringMatching(/nothing listens there.* Trying again for up to 1 s\.$/)])
  expect(ms).toBeGreaterThan(1_000)
})
