/** Tells errors of an unavailable database (a later request may succeed) from bugs of ours. */

/**
 * Prisma's codes: P1… for an unreachable server and, of the codes of queries, those for a connection timeout, an aborted
 * transaction and a missing table or column.
 */
const PRISMA_CODE = /^P(1\d{3}|2021|2022|2024|2028|2034|2037)$/
/** SQLite by name: locked, full, read-only, unreadable, damaged, out of memory. */
const SQLITE_CODE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|NOMEM)/
/** PostgreSQL by class: connection, resources, canceled or shutting down, system; a read-only transaction; a missing table or column. */
const POSTGRESQL_CODE = /^(08|53|57|58)[0-9A-Z]{3}$|^(25006|42P01|42703)$/
/** Node's, of a server that is not reached. */
export const NETWORK_CODE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** Node's, of a disk that is full or read-only. */
const DISK_CODE = /^(ENOSPC|EROFS)$/
/** node-postgres has no codes for its own errors, and SQLite none for a table or column that a raw query does not find. */
const MESSAGE =
  /no such (table|column)|timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after/
const PRISMA_NAME = /^(PrismaClientInitializationError|PrismaClientUnknownRequestError|PrismaClientRustPanicError)$/
/** The kinds that Prisma's adapters map errors to. */
const ADAPTER_KIND =
  /^(SocketTimeout|TransactionWriteConflict|DatabaseNotReachable|ConnectionClosed|TooManyConnections|DatabaseAccessDenied|AuthenticationFailed|TlsConnectionError)$/

/** True if this error, or one of its causes, means that the database is unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const { name, kind, message } = cause
    if (codesOf(cause).some(isUnavailableCode)) return true
    if (PRISMA_NAME.test(String(name)) || ADAPTER_KIND.test(String(kind))) return true
    return typeof message === 'string' && MESSAGE.test(message)
  })
}

function isUnavailableCode(code: string): boolean {
  return [PRISMA_CODE, SQLITE_CODE, POSTGRESQL_CODE, NETWORK_CODE, DISK_CODE].some((pattern) => pattern.test(code))
}

/** An error and what caused it; Node tries several addresses of a host, each with an error of its own. */
export function causesOf(error: unknown, depth = 6): Record<string, unknown>[] {
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const { cause, meta, errors } = error as Record<string, unknown>
  const { driverAdapterError } = (meta ?? {}) as { driverAdapterError?: unknown }
  const inner = [cause, driverAdapterError, ...(Array.isArray(errors) ? errors : [])]
  return [error as Record<string, unknown>, ...inner.flatMap((one) => causesOf(one, depth - 1))]
}

/** Its code, and that of the database if Prisma has one of its own for it. */
export function codesOf({ code, originalCode }: Record<string, unknown>): string[] {
  return [code, originalCode].filter((value): value is string => typeof value === 'string')
}
