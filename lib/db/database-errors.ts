/** Tells errors of an unavailable database (a later request may succeed) from bugs of ours. */

/**
 * Prisma's codes: P1… for an unreachable server and, of the codes of queries, those for a connection timeout, an aborted
 * transaction and a missing table or column.
 */
const PRISMA_CODE = /^P(1\d{3}|2021|2022|2024|2028|2034|2037)$/
/** SQLite by name: locked, full, read-only, unreadable, damaged, out of memory. */
const SQLITE_CODE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|NOMEM)/
/** PostgreSQL by class: connection, resources, canceled or shutting down, system; and a read-only transaction. */
const POSTGRESQL_CODE = /^(08|53|57|58)[0-9A-Z]{3}$|^25006$/
const NETWORK_CODE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EROFS)$/
/** node-postgres has no codes for its own errors. */
const POSTGRESQL_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after/
const PRISMA_NAME = /^(PrismaClientInitializationError|PrismaClientUnknownRequestError|PrismaClientRustPanicError)$/
/** The kinds that Prisma's adapters map errors to. */
const ADAPTER_KIND =
  /^(SocketTimeout|TransactionWriteConflict|DatabaseNotReachable|ConnectionClosed|TooManyConnections|DatabaseAccessDenied|AuthenticationFailed|TlsConnectionError)$/

/** True if this error, or one of its causes, means that the database is unavailable. */
export function isDatabaseError(error: unknown, depth = 5): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false
  const { code, originalCode, name, kind, message, cause, meta } = error as Record<string, unknown>
  if ([code, originalCode].some((value) => typeof value === 'string' && isDatabaseErrorCode(value))) return true
  if (PRISMA_NAME.test(String(name)) || ADAPTER_KIND.test(String(kind))) return true
  if (typeof message === 'string' && POSTGRESQL_MESSAGE.test(message)) return true
  const adapterError = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isDatabaseError(cause, depth - 1) || isDatabaseError(adapterError, depth - 1)
}

function isDatabaseErrorCode(code: string): boolean {
  return [PRISMA_CODE, SQLITE_CODE, POSTGRESQL_CODE, NETWORK_CODE].some((pattern) => pattern.test(code))
}
