/** One sentence on why a database cannot be used: what DATABASE_URL says, and what to do. */
import { resolve } from 'node:path'
import { describePostgresql } from '../connection-urls'
import { env } from '../env'
import { causesOf, codesOf, NETWORK_CODE } from './database-errors'
import { engineOfUrl, sqliteFileOf } from './engines/schema'

/** A database as messages name it: without user and password, and a file with its whole path. */
export function nameOfDatabase(url: string): string {
  return engineOfUrl(url) === 'sqlite' ? resolve(sqliteFileOf(url)) : describePostgresql(url)
}

/** What is wrong, by the codes of PostgreSQL, Node and SQLite. */
const REASONS: [code: RegExp, reason: string][] = [
  [/^ECONNREFUSED$/, 'nothing listens there. Is it running, and are host and port right?'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no such host.'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'it does not answer.'],
  [/^57P03$/, 'it is starting up or shutting down.'],
  [/^53300$/, 'it has no connection left. Lower DATABASE_POOL_SIZE, or raise max_connections.'],
  [/^28P01$/, 'it refuses the user or the password.'],
  [
    /^28000$/,
    'its pg_hba.conf has no entry for this user, host and encryption. If it takes encrypted connections only, add ?sslmode=require to the URL.'
  ],
  [/^08P01$/, 'it is a pooler that refuses parameters of a session. Add ?pgbouncer=true to the URL.'],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/,
    'its certificate cannot be checked. Name the file of its authority with ?sslrootcert=FILE, or add ?sslmode=no-verify, which encrypts but takes any server for the right one.'
  ],
  [/^3D000$/, 'there is no such database on that server. Create it first, with createdb.'],
  [/^42501$/, 'the user may not do that there. Make it the owner of the database.'],
  [/^(SQLITE_CANTOPEN|SQLITE_READONLY|EACCES|EPERM|EROFS)/, 'the file or its folder cannot be written by this user.'],
  [/^ENOENT$/, 'its folder cannot be made, or a file that the URL names is not there.'],
  // SQLite cannot make its shared memory as large as it has to be.
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC)/, 'the disk is full.'],
  [/^SQLITE_IOERR/, 'the file cannot be read or written.'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'another process has been writing to it for too long.'],
  [/^(SQLITE_NOTADB|SQLITE_CORRUPT)/, 'the file is damaged, or no SQLite database. Restore a backup.']
]
/** Errors of PostgreSQL's client without a code. */
const TIMED_OUT = /timeout expired|timeout exceeded|Connection terminated/
const MESSAGES: [message: RegExp, reason: string][] = [
  [TIMED_OUT, 'it does not answer.'],
  [/password must be a string/, 'it asks for a password, and the URL has none.'],
  [/does not support SSL/, 'it does not encrypt. Take sslmode out of the URL.']
]

/** Opens or prepares the database at DATABASE_URL. @throws Error with one sentence if the database cannot be used */
export async function opening<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const description = describeDatabaseError(error, env().DATABASE_URL)
    throw description === undefined ? error : new Error(description, { cause: error })
  }
}

/** undefined if the error says nothing about the database as a whole. */
export function describeDatabaseError(error: unknown, url: string): string | undefined {
  const codes = causesOf(error).flatMap(codesOf)
  const said = String((error as Error).message)
  const known = REASONS.find(([code]) => codes.some((one) => code.test(one)))
  const reason = (known ?? MESSAGES.find(([message]) => message.test(said)))?.[1]
  if (!reason) return undefined
  const kind = engineOfUrl(url) === 'sqlite' ? 'The database' : 'PostgreSQL'
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
