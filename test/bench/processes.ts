/** Starts the servers that the site is compared with, each in its own process on the loopback interface. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../servers/free-port'
import { waitFor } from '../wait-for'

interface Rival {
  url: string
  pid: number
  stop(): Promise<void>
}

const EMPTY_APP: Record<string, string> = {
  'package.json': '{ "name": "empty", "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } }`,
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.jsx': 'export default () => <h1>Empty</h1>',
  'app/api/route.js': `const answer = () => Response.json({ ok: true })
    export const dynamic = 'force-dynamic'
    export const GET = answer
    export const POST = answer`
}

/** A bare server that sends what the site sends for these paths. */
export async function startBareServer(origin: string, encoding: string, paths: string[]): Promise<Rival> {
  const args = ['test/bench/bare-server.mjs', origin, encoding, ...paths]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return rival(child, Number(port.toString()))
}

/** Builds a Next app with nothing in it but a page and a route handler, and starts it. Takes a minute. */
export async function startEmptyNextApp(): Promise<Rival> {
  // Inside the project, so that it finds the same Next.
  const folder = resolve('test-results', 'empty-next-app')
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(EMPTY_APP)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const bin = resolve('node_modules/next/dist/bin/next')
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const { status, stderr } = spawnSync(process.execPath, [bin, 'build'], { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The empty app was not built: ${stderr}`)
  const port = await freePort()
  const args = [bin, 'start', '--hostname', '127.0.0.1', '--port', String(port)]
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const started = rival(child, port)
  await waitFor(async () => (await fetch(`${started.url}/api`).catch(() => undefined))?.ok === true)
  return started
}

function rival(child: ChildProcess, port: number): Rival {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      process.removeListener('exit', kill)
    }
  }
}

/** Processor time of a process and its children so far, in microseconds; NaN if the system does not report it. */
export function processorTime(pid: number): number {
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ticks(one) * 10_000, 0)
  } catch {
    return Number.NaN
  }
}

/** User and system time, in hundredths of a second: fields 14 and 15, after a name in parentheses that may have spaces. */
function ticks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  )
}

/** The settings of memory with which the unit of systemd, like the image, starts Node. */
export function deployedEnvironment(): Record<string, string> {
  const unit = readFileSync('deploy/daily-affirmations.service', 'utf8')
  return Object.fromEntries(
    [...unit.matchAll(/\b(MALLOC_\w+|NODE_OPTIONS)=(\S+)/g)].map(([, name, value]) => [name, value])
  )
}

/** Proportional set size of a process in MiB: memory shared by several processes is divided among them. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
