import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request as requests, test } from '@playwright/test'
import { freePort } from '../../test/servers/free-port'
import { openListeningSocket } from '../../test/servers/listening-socket'
import { startNginx } from '../../test/servers/nginx'
import { copySeededDatabase } from '../../test/servers/seeded-database'
import { copyBuild, startSite } from '../../test/servers/site'

/** The steps of "Upgrading" and "Rolling back" in docs/operators.md, on the built site in a process of its own. */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'affirmations-upgrade-'))
const databaseUrl = `file:${join(folder, 'site.db')}`
test.beforeAll(() => void copySeededDatabase(join(folder, 'site.db')))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CLIENTS = 8

test('an upgrade behind nginx fails no request', async () => {
  const builds = { old: await copyBuild(), new: await copyBuild() }
  for (const [name, build] of Object.entries(builds)) writeFileSync(join(build, 'public', 'humans.txt'), name)
  const socket = await openListeningSocket()
  const nginx = await startNginx(socket.port, { http: await freePort(), https: await freePort() })
  const visitor = await requests.newContext({ baseURL: nginx.https, ignoreHTTPSErrors: true })
  let site = await startSite({ databaseUrl, folder: builds.old, socket })
  const released = async () => (await fetch(`${site.url}/humans.txt`)).text()

  const failed: string[] = []
  let responses = 0
  let isOver = false
  const visit = async () => {
    for (let number = 0; !isOver; number += 1) {
      // Nothing of this comes from nginx's cache.
      const asked = [
        () => visitor.get('/api/daily-affirmation'),
        () => visitor.post('/api/affirmations/random', { data: {} }),
        () => visitor.get(`/affirmation/made-up-${number}`)
      ][number % 3] as () => ReturnType<typeof visitor.get>
      const status = await asked().then(
        (response) => response.status(),
        (error: Error) => error.message
      )
      responses += 1
      if (status !== (number % 3 === 2 ? 404 : 200)) failed.push(`${number % 3}: ${status}`)
    }
  }
  const visits = Array.from({ length: CLIENTS }, visit)
  expect(await released()).toBe('old')
  await expect.poll(() => responses).toBeGreaterThan(3 * CLIENTS)
  expect(await site.stop()).toBe(0)
  site = await startSite({ databaseUrl, folder: builds.new, socket })
  expect(await released()).toBe('new')
  isOver = true
  await Promise.all(visits)
  expect(failed).toEqual([])

  await site.stop()
  await visitor.dispose()
  await nginx.stop()
  await socket.close()
})

test('the running site reads its own release only, and the next release serves the hashed files of the last', async () => {
  const project = join(folder, 'project')
  mkdirSync(join(project, 'scripts'), { recursive: true })
  cpSync('scripts/run.mjs', join(project, 'scripts', 'run.mjs'))
  const home = process.cwd()
  const { addRelease, releases, selectRelease } = await import('../../lib/build/releases')
  const inProject = <Result>(work: () => Result): Result => {
    process.chdir(project)
    try {
      return work()
    } finally {
      process.chdir(home)
    }
  }
  const build = await copyBuild()
  const first = inProject(() => addRelease(build, new Date('2026-11-20T10:00:00Z')))
  const site = await startSite({ databaseUrl, folder: project, command: ['scripts/run.mjs', 'start'] })

  // A pull, a build that fails halfway, and one that succeeds, with other names of hashed files.
  mkdirSync(join(project, 'prisma', 'migrations', 'sqlite', '9999_next'), { recursive: true })
  writeFileSync(join(project, 'prisma', 'schema.prisma'), '')
  mkdirSync(join(project, '.next', 'commands'), { recursive: true })
  const [script = ''] = readdirSync(join(build, 'public', 'assets')).filter((name) => name.startsWith('site-'))
  renameSync(join(build, 'public', 'assets', script), join(build, 'public', 'assets', 'site-NEXT0000.js'))
  const second = inProject(() => addRelease(build, new Date('2026-11-20T11:00:00Z')))

  const health = await fetch(`${site.url}/api/health`)
  expect([health.status, await health.json()]).toMatchObject([
    200,
    {
      release: first,
      commit: expect.stringMatching(/^([0-9a-f]{12}(-dirty)?|unknown)$/),
      checks: { migrations: 'current' }
    }
  ])
  for (const path of [`/assets/${script}`, '/', '/pictures/preview.png', '/category/love']) {
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
  }
  await site.stop()

  const next = await startSite({ databaseUrl, folder: project, command: ['scripts/run.mjs', 'start'] })
  for (const name of [script, 'site-NEXT0000.js']) {
    expect([name, (await fetch(`${next.url}/assets/${name}`)).status]).toEqual([name, 200])
  }
  await next.stop()

  inProject(() => {
    expect(releases()).toEqual([first, second])
    selectRelease(first)
    expect(existsSync(join('.releases', 'current', 'public', 'assets', 'site-NEXT0000.js'))).toBe(false)
    expect(() => selectRelease('2020-01-01T00-00-00Z')).toThrow('There is no release 2020-01-01T00-00-00Z')
  })
})
