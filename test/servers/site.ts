/** Runs the built site in a process of its own, as `npm start` does, for tests that attack, stop or restart it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './free-port'
import type { ListeningSocket } from './listening-socket'
import type { MemoryLimit } from './memory-limit'
import { copySeededDatabase } from './seeded-database'

export interface Site {
  url: string
  port: number
  databaseUrl: string
  process: ChildProcess
  /** Resolves with the exit code, or null if a signal ended the process. */
  ended: Promise<number | null>
  /** The last part of its output so far. */
  output(): string
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<number | null>
  /** Resident memory in MiB. */
  memory(): number
}

interface StartOptions {
  /** One of its own in its folder, unless given: see `copySeededDatabase`. */
  databaseUrl?: string
  /** A copy of the build, see `copyBuild`: one of its own, unless given. */
  folder?: string
  /** A socket to accept on, as from systemd. */
  socket?: ListeningSocket
  /** A limit of memory that holds from the start. */
  limit?: MemoryLimit
  /** The program and arguments that Node runs in the folder, if it is not the start of a build. */
  command?: string[]
  env?: Record<string, string>
  /** Takes the log, which is otherwise read by this process. */
  logFile?: string
  /** Called with its output so far, before it responds too. */
  onOutput?: (output: string) => void
}

const START_TIMEOUT_MS = 60_000
const BUILT = '.next/standalone'
const copies: string[] = []

/**
 * Copies the build, so that a server has caches of its own and other servers see nothing of its content. Its packages, most of
 * its files, are those of the build: nothing writes to them. The copy is removed when this process ends.
 */
export async function copyBuild(): Promise<string> {
  if (!existsSync(join(BUILT, '.next'))) throw new Error('The site has not been built yet. Run: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-site-'))
  if (copies.length === 0) {
    process.once('exit', () => {
      for (const copy of copies) rmSync(copy, { recursive: true, force: true })
    })
  }
  copies.push(folder)
  const packages = join(BUILT, 'node_modules')
  await cp(BUILT, folder, { recursive: true, verbatimSymlinks: true, filter: (source) => source !== packages })
  symlinkSync(resolve(packages), join(folder, 'node_modules'), 'junction')
  return folder
}

/** The environment of a site whose clock stands on a day, YYYY-MM-DD, at a time of UTC. */
export function onDay(day: string, time = '12:00'): Record<string, string> {
  const option = `--import ${resolve('test/servers/fixed-day.mjs')}`
  return { NODE_OPTIONS: option, FIXED_DAY: day, FIXED_TIME: time }
}

/**
 * Starts the site on a free loopback port and returns once it responds.
 * @throws Error with the output if the process ends or does not respond in time
 */
export async function startSite({ socket, limit, env = {}, ...options }: StartOptions = {}): Promise<Site> {
  const folder = options.folder ?? (await copyBuild())
  const databaseUrl = options.databaseUrl ?? copySeededDatabase(join(folder, 'site.db'))
  const port = socket?.port ?? (await freePort())
  const command = [process.execPath, ...(options.command ?? ['.next/commands/start.mjs'])]
  // systemd tells a process its own id, and limits it, which nobody knows before it runs.
  const limiting = limit ? `echo $$ > ${limit.file} && ` : ''
  const [program = '', ...args] = ['sh', '-c', `${limiting}LISTEN_PID=$$ exec "$0" "$@"`, ...command]
  const child = spawn(program, args, {
    cwd: folder,
    stdio: [
      'ignore',
      options.logFile ? openSync(options.logFile, 'a') : 'pipe',
      'pipe',
      ...(socket ? [socket.fd] : [])
    ],
    env: {
      ...process.env,
      ...(socket && { LISTEN_FDS: '1' }),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '0',
      READ_LIMIT_PER_MINUTE: '0',
      ...env
    }
  })
  // An aborted test run stops its servers too.
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      // Keep the end only: it tells what went wrong, and a long run prints a lot.
      printed = (printed + text).slice(-100_000)
      options.onOutput?.(printed)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  void ended.then(() => process.removeListener('exit', killChild))

  const site: Site = {
    url: `http://127.0.0.1:${port}`,
    port,
    databaseUrl,
    process: child,
    ended,
    output: () => printed,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  }
  await responding(site)
  return site
}

async function responding({ url, process: child, output }: Site): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${url}/api/categories`).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start:\n${output()}`)
}
