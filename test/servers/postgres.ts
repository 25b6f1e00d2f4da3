/** A real PostgreSQL server for tests, on a free loopback port and with a data folder of its own. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { ensureInstalled, findOnPath } from '../ensure-installed'
import { freePort } from './free-port'

const DEBIAN = '/usr/lib/postgresql'

/** Fast rather than durable. The time zone is far from UTC, so that a time without its zone makes a test fail. */
const SETTINGS = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=Asia/Kolkata']

export interface PostgresServer {
  /** The URL of the database "postgres", as its superuser. */
  url: string
  /** Stops the server, closing its connections. */
  halt(): Promise<void>
  /** Starts the server again after `halt`. */
  resume(): Promise<void>
  /** Stops the server for good and removes its data. */
  stop(): Promise<void>
}

/** The path of initdb: Debian's newest, or one on the PATH. The server is beside it. */
function findInitdb(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin'))
  return findOnPath(['initdb'], debian)
}

/** Starts a server without data. It stops when this process ends, however it ends. */
export async function startPostgres(): Promise<PostgresServer> {
  const program = { name: 'PostgreSQL', package: 'postgresql', command: 'initdb', find: findInitdb }
  const bin = dirname(ensureInstalled(program))
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  writeFileSync(join(folder, 'password'), password)
  if (user) for (const path of [folder, join(folder, 'password')]) chownSync(path, user.uid, user.gid)
  const port = await freePort()

  const initdb = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${join(folder, 'password')}`, '-N']
  initdb.push('-E', 'UTF8', '--locale=C.UTF-8')
  await promisify(execFile)(join(bin, 'initdb'), initdb, { ...user, cwd: folder })

  let running = await run()
  async function run(): Promise<ChildProcess> {
    const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting])
    // The shell reads until this process ends or writes a word, then stops the server. Without a word it removes the data.
    const script = `"$@" & server=$!; read -r word <&3; kill -INT $server; wait $server; [ "$word" ] || rm -rf '${folder}'`
    const command = ['-c', script, 'sh', join(bin, 'postgres'), '-D', data, ...settings]
    const child = spawn('sh', command, {
      ...user,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe']
    })
    await readiness(child)
    return child
  }
  async function halt(): Promise<void> {
    const ended = new Promise((resolve) => running.once('exit', resolve))
    ;(running.stdio[3] as Writable).end('halt\n')
    await ended
  }
  async function resume(): Promise<void> {
    running = await run()
  }

  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** PostgreSQL refuses to run as root; as root, run it as the user that its package created. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Resolves once the server logs that it accepts connections. */
function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}
