import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from '../../test/servers/free-port'
import { startPostgres } from '../../test/servers/postgres'
import { copySeededDatabase } from '../../test/servers/seeded-database'
import { copyBuild, startSite } from '../../test/servers/site'

/** Starts that fail, wait and end: the built site in processes of its own. */
test.describe.configure({ timeout: 300_000 })

let folder: string
let databaseUrl: string
let build: string
// Once for each group of these tests that a worker gets: a folder of its own each time.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'affirmations-start-'))
  databaseUrl = copySeededDatabase(join(folder, 'site.db'))
  build = await copyBuild()
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Environments with which a site does not start, and what it says. */
const REFUSED: [env: Record<string, string>, sentence: RegExp][] = [
  [
    { DATABASE_URL: 'mysql://site:password-1@host/site' },
    /DATABASE_URL must be file:… \(SQLite\) or postgresql:\/\/…, not mysql:/
  ],
  [
    { DATABASE_URL: 'file:/proc/site/site.db' },
    /The database at \/proc\/site\/site\.db \(DATABASE_URL\) cannot be used/
  ],
  [{ HOST: '192.0.2.1' }, /this machine does not have the address 192\.0\.2\.1 \(HOST\)/]
]

test('what stops a start is one sentence with the variable, and without a password', async () => {
  const starts = REFUSED.map(async ([env, sentence]) => {
    const { code, said } = await run('start', [], { DATABASE_URL: databaseUrl, ...env })
    expect([env, code, said]).toEqual([env, 1, expect.stringMatching(sentence)])
    expect(said).toMatch(/^The server could not start: [^\n]+\n$/)
    expect(said).not.toContain('password-1')
  })
  await Promise.all(starts)
})

/** The built site's command, and how it ends. */
async function run(name: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`.next/commands/${name}.mjs`, ...args], {
    cwd: build,
    env: { ...process.env, LOG_LEVEL: 'error', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // One that starts after all must not outlive the test.
    timeout: 60_000
  })
  const [said, code] = await Promise.all([text(child.stderr), new Promise((resolve) => child.once('exit', resolve))])
  return { said, code }
}

test('a taken port stops a start before there is a database', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const file = join(folder, 'untouched', 'site.db')
  const { said, code } = await run('start', [], { DATABASE_URL: `file:${file}`, HOST: '127.0.0.1', PORT: String(port) })
  taken.close()
  expect([code, said]).toEqual([1, expect.stringContaining(`port ${port} (PORT) is taken.`)])
  expect(existsSync(file)).toBe(false)
})

test('while a site runs on a database, no second server and no copy does, until it has been killed', async () => {
  const file = join(folder, 'served.db')
  const served = copySeededDatabase(file)
  const site = await startSite({ databaseUrl: served, folder: build })
  expect(await run('start', [], { DATABASE_URL: served })).toEqual({
    code: 1,
    said: expect.stringContaining(`another server runs on ${file}, which is for one at a time.`)
  })
  const copy = () => run('db-copy', ['--from', served, '--to', `file:${join(folder, 'copy.db')}`], {})
  expect(await copy()).toEqual({ code: 1, said: `The site runs on ${file}: stop it first.\n` })
  site.process.kill('SIGKILL')
  await site.ended
  expect(await copy()).toEqual({ code: 0, said: '' })
})

test('a start waits for PostgreSQL, and serves metrics on a port of its own', async () => {
  const postgres = await startPostgres()
  await postgres.halt()
  const metricsPort = await freePort()
  const env = { METRICS_PORT: String(metricsPort), SITE_URL: 'https://example.org' }
  let resumed: Promise<void> | undefined
  const onOutput = (output: string) => {
    if (output.includes('Trying again for up to 60 s')) resumed ??= postgres.resume()
  }
  const site = await startSite({ databaseUrl: postgres.url, folder: build, env, onOutput })
  await resumed
  expect(site.output()).toMatch(
    /^PostgreSQL at postgresql:\/\/127\.0\.0\.1:\S+ \(DATABASE_URL\) cannot be used: .+ Trying again for up to 60 s\.$/m
  )
  // Read at the start, not built in.
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('https://example.org/sitemap.xml')

  for (const path of ['/', '/', '/made-up', '/api/affirmations/random']) await (await fetch(site.url + path)).text()
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const value = (name: string) =>
    Number(new RegExp(`^${name.replace(/[{}[\].]/g, '\\$&')} (\\S+)$`, 'm').exec(metrics)?.[1])
  const count = 'affirmations_http_request_duration_seconds_count'
  expect(value(`${count}{method="GET",route="/",status="200"}`)).toBe(2)
  expect(value(`${count}{method="GET",route="/[...file]",status="404"}`)).toBe(1)
  expect(value(`${count}{method="GET",route="/api/affirmations/random",status="303"}`)).toBe(1)
  expect(value('affirmations_cache_hits_total')).toBeGreaterThan(0)
  expect(value('affirmations_database_up')).toBe(1)
  expect([value('affirmations_mail_queued'), value('affirmations_submissions_pending')]).toEqual([0, 0])

  await postgres.halt()
  // A look at the database is shared for a second.
  const without = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await expect.poll(without).toMatch(/^affirmations_database_up 0$/m)
  await site.stop()
  await postgres.resume()
  await postgres.stop()
})

test('.env.production is read, a signal to npm ends Node too, and so does a closed pipe', async () => {
  const port = await freePort()
  writeFileSync(
    join(build, '.env.production'),
    `DATABASE_URL=${databaseUrl}\nHOST=127.0.0.1\nPORT=${port}\nLOG_LEVEL=info\n`
  )
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false
    )
  const { npm_lifecycle_event: _, DATABASE_URL: __, PORT: ___, ...env } = process.env
  // The package.json of a build is Next's; what npm runs is the same.
  writeFileSync(join(build, 'package.json'), '{"type":"module","scripts":{"start":"node .next/commands/start.mjs"}}')
  const npm = spawn('npm', ['start'], { cwd: build, env, stdio: 'ignore' })
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
  npm.kill('SIGTERM')
  await expect.poll(isUp, { timeout: 10_000 }).toBe(false)

  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', 'npm start 2>&1 | head -3'], {
    cwd: build,
    env,
    // One that starts after all must not outlive the test.
    timeout: 60_000
  })
  expect(stdout + stderr).not.toMatch(/EPIPE|\n +at /)
  await expect.poll(isUp, { timeout: 10_000 }).toBe(false)
})

test('without middleware.ts an alias leads nowhere', async () => {
  const build = await copyBuild()
  const manifest = join(build, '.next', 'server', 'functions-config-manifest.json')
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), functions: {} }))
  const site = await startSite({ databaseUrl: copySeededDatabase(join(folder, 'no-middleware.db')), folder: build })
  const statuses = ['/science', '/builder', '/resources'].map(async (path) => (await fetch(site.url + path)).status)
  expect(await Promise.all(statuses)).toEqual([404, 404, 200])
  await site.stop()
})
