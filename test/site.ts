/** The built site as a process of its own, as `npm start` runs it: for what attacks it, stops it and starts it again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'

export interface Site {
  url: string
  port: number
  process: ChildProcess
  /** Resolves with the exit code, null where a signal ended it. */
  ended: Promise<number | null>
  /** What it has printed so far. */
  output(): string
  /** Stops it as an operator would and waits. */
  stop(): Promise<number | null>
  /** Resident memory in MiB. */
  memory(): number
}

interface StartOptions {
  databaseUrl: string
  /** Where the build is, see `copyBuild`. */
  folder: string
  port?: number
  env?: Record<string, string>
  /** Another user, for what root may do and a site may not. */
  uid?: number
}

const START_WITHIN_MS = 60_000
const BUILT = '.next/standalone'
const copies: string[] = []

/**
 * A copy of the build, which keeps pages and pictures of its own: other servers see nothing of what it is fed. It goes when
 * this process ends.
 */
export function copyBuild(): string {
  if (!existsSync(join(BUILT, '.next'))) throw new Error('The site has not been built yet. Run: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-site-'))
  if (copies.length === 0) {
    process.once('exit', () => {
      for (const copy of copies) rmSync(copy, { recursive: true, force: true })
    })
  }
  copies.push(folder)
  cpSync(BUILT, folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

/**
 * Starts the site on a free port of loopback and returns once it answers.
 * @throws Error with what it printed where it ends or does not answer in time
 */
export async function startSite({ databaseUrl, folder, port, env = {}, uid }: StartOptions): Promise<Site> {
  const ownPort = port ?? (await freePort())
  const child = spawn(process.execPath, ['.next/commands/start.mjs'], {
    cwd: folder,
    uid,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '0',
      ...env
    }
  })
  // A run that is broken off takes its servers with it.
  const reap = () => child.kill('SIGKILL')
  process.once('exit', reap)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      // The end says what went wrong; a long run prints without end.
      printed = (printed + text).slice(-100_000)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  void ended.then(() => process.removeListener('exit', reap))

  const site: Site = {
    url: `http://127.0.0.1:${ownPort}`,
    port: ownPort,
    process: child,
    ended,
    output: () => printed,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  }
  await answering(site)
  return site
}

async function answering({ url, process: child, output }: Site): Promise<void> {
  const end = Date.now() + START_WITHIN_MS
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${url}/api/categories`).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start:\n${output()}`)
}
