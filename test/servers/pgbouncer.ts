/** A real PgBouncer for tests: a pooler in transaction mode in front of a PostgreSQL server. */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, findOnPath } from '../ensure-installed'
import { waitFor } from '../wait-for'
import { accepts, freePort } from './free-port'

export interface Pooler {
  /** The database of the server behind it. */
  url: string
  stop(): void
}

/** The path of the program. @throws Error that says what to do if there is none */
export function ensurePgBouncer(): string {
  const find = () => findOnPath(['pgbouncer'], ['/usr/sbin'])
  return ensureInstalled({ name: 'PgBouncer', package: 'pgbouncer', command: 'pgbouncer', find })
}

/** @param database the URL of a database with a user and a password */
export async function startPgBouncer(database: string): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-pgbouncer-'))
  chmodSync(folder, 0o755)
  const { username, password, hostname, port: serverPort, pathname } = new URL(database)
  const port = await freePort()
  const users = join(folder, 'users')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${username}" "${password}"\n`)
  writeFileSync(
    settings,
    `[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}
unix_socket_dir =\nauth_type = plain\nauth_file = ${users}\npool_mode = transaction\n`
  )
  // It refuses to run as root.
  const uid =
    process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) : undefined
  const child = spawn(ensurePgBouncer(), [settings], { stdio: 'ignore', cwd: folder, ...(uid && { uid }) })
  await waitFor(() => accepts(port))
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`,
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
