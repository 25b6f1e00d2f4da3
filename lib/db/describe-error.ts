/** One sentence on why a database cannot be used: what DATABASE_URL says, and what to do. */
import { dirname, resolve } from 'node:path'
import { withoutPassword } from '../env'
import { causesOf, codesOf, NETWORK_CODE } from './database-errors'
import { engineNameOf, fileOf } from './engines/schema'

/** A database as messages name it: without its password, and a file with its whole path. */
export function nameOfDatabase(url: string): string {
  return engineNameOf(url) === 'sqlite' ? resolve(fileOf(url)) : withoutPassword(url)
}

/** By the codes of PostgreSQL, Node and SQLite. */
const REASONS: [code: RegExp, reason: string][] = [
  [/^ECONNREFUSED$/, 'nothing listens there. Is it running, and are host and port right?'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no such host.'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'it does not answer.'],
  [/^57P03$/, 'it is starting up or shutting down.'],
  [/^53300$/, 'it has no connection left. Lower DATABASE_POOL_SIZE, or raise max_connections.'],
  [/^28/, 'it refuses the user or the password.'],
  [/^3D000$/, 'there is no such database on that server. Create it first, with createdb.'],
  [/^42501$/, 'the user may not do that there. Make it the owner of the database.'],
  [/^(SQLITE_CANTOPEN|SQLITE_READONLY|EACCES|EPERM|EROFS)/, 'the file or its folder cannot be written by this user.'],
  [/^ENOENT$/, 'its folder cannot be made.'],
  [/^SQLITE_IOERR/, 'the file cannot be read or written.'],
  [/^(SQLITE_FULL|ENOSPC)/, 'the disk is full.'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'another process has been writing to it for too long.'],
  [/^(SQLITE_NOTADB|SQLITE_CORRUPT)/, 'the file is damaged, or no SQLite database. Restore a backup.']
]
/** Errors of PostgreSQL's client without a code. */
const TIMED_OUT = /timeout expired|timeout exceeded|Connection terminated/

/** undefined if the error says nothing about the database as a whole. */
export function describeDatabaseError(error: unknown, url: string): string | undefined {
  const codes = causesOf(error)
    .filter((cause) => concerns(cause, url))
    .flatMap(codesOf)
  const known = REASONS.find(([code]) => codes.some((one) => code.test(one)))?.[1]
  const reason = known ?? (TIMED_OUT.test(String((error as Error).message)) ? 'it does not answer.' : undefined)
  if (!reason) return undefined
  const kind = engineNameOf(url) === 'sqlite' ? 'The database' : 'PostgreSQL'
  return `${kind} at ${nameOfDatabase(url)} (DATABASE_URL) cannot be used: ${reason}`
}

/** True if the server may be there in a moment. */
export function isNotThereYet(error: unknown): boolean {
  return (
    causesOf(error)
      .flatMap(codesOf)
      .some((code) => NETWORK_CODE.test(code) || code === '57P03') || TIMED_OUT.test(String((error as Error).message))
  )
}

/** Node's errors name a file, a host or a port, which may be of something else: a list to import, a mail server. */
function concerns({ path, hostname, port }: Record<string, unknown>, url: string): boolean {
  if (engineNameOf(url) === 'sqlite') {
    return hostname === undefined && port === undefined && (path === undefined || isBeside(String(path), url))
  }
  if (path !== undefined || !URL.canParse(url)) return false
  const there = new URL(url)
  return (
    (hostname === undefined || hostname === there.hostname) &&
    (port === undefined || String(port) === (there.port || '5432'))
  )
}

/** True for the file of a database, and for its folder, which may have to be created with those around it. */
function isBeside(path: string, url: string): boolean {
  const file = resolve(fileOf(url))
  return resolve(path) === file || `${dirname(file)}/`.startsWith(`${resolve(path)}/`)
}
