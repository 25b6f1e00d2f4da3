/** Which errors mean that the database is away or cannot do its work, rather than that we have made a mistake. */

/**
 * Prisma's codes: P1… is about reaching a server; of the queries' codes, no connection in time, a transaction that could
 * not go on, and tables that are not there (yet).
 */
const PRISMA_CODE = /^P(1\d{3}|2021|2022|2024|2028|2034|2037)$/
/** SQLite by name: locked, full, read-only, not readable, not to be opened, damaged. */
const SQLITE_CODE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|NOMEM)/
/** PostgreSQL by class: connection, resources, read-only, cancelled or shutting down, system. */
const POSTGRESQL_CODE = /^(08|53|57|58)[0-9A-Z]{3}$|^25006$/
const NETWORK_CODE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EROFS)$/
/** node-postgres has no codes for its own errors. */
const POSTGRESQL_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after/
const PRISMA_NAME = /^(PrismaClientInitializationError|PrismaClientUnknownRequestError|PrismaClientRustPanicError)$/
/** What Prisma's adapters call it, where they have a name of their own. */
const ADAPTER_KIND =
  /^(SocketTimeout|TransactionWriteConflict|DatabaseNotReachable|ConnectionClosed|TooManyConnections|DatabaseAccessDenied|AuthenticationFailed|TlsConnectionError)$/

/** Whether this error, or one that caused it, is the database's. */
export function isDatabaseError(error: unknown, depth = 5): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false
  const { code, originalCode, name, kind, message, cause, meta } = error as Record<string, unknown>
  if ([code, originalCode].some((value) => typeof value === 'string' && isTroubleCode(value))) return true
  if (PRISMA_NAME.test(String(name)) || ADAPTER_KIND.test(String(kind))) return true
  if (typeof message === 'string' && POSTGRESQL_MESSAGE.test(message)) return true
  const adapterError = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isDatabaseError(cause, depth - 1) || isDatabaseError(adapterError, depth - 1)
}

function isTroubleCode(code: string): boolean {
  return [PRISMA_CODE, SQLITE_CODE, POSTGRESQL_CODE, NETWORK_CODE].some((pattern) => pattern.test(code))
}
