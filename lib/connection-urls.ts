/**
 * What is wrong with a DATABASE_URL or SMTP_URL, and how messages name a database. No sentence repeats a part of a URL that was
 * refused: what is mistyped may put the password anywhere in it.
 */

/**
 * Schemes that are often given by mistake, and are refused by name: those by which other programs call PostgreSQL and SMTP, and
 * those of databases that the site does not use.
 */
const UNSUPPORTED_SCHEMES =
  /^(prisma\+postgres|postgres(?:ql)?\+\w+|libsql|sqlite3?|mysql|mariadb|mongodb(?:\+srv)?|sqlserver|smtps?\+\w+|ssl|tls|https?|mailto):/i

/** Mistakes that every such setting can have. */
function commonProblem(name: string, url: string): string | undefined {
  if (/^["']|["']$/.test(url)) return 'must have no quotes around it: docker --env-file takes them as a part of it'
  if (url.startsWith(`${name}=`)) return 'must not begin with its own name'
  // The path of a file may have some within it.
  if (/^\s|\s$/.test(url) || (/\s/.test(url) && !url.startsWith('file:')))
    return 'must have no blank in it: it is a URL'
  return undefined
}

/**
 * `@`, `#`, `/` or `?` in a password, as it is and not as `%40`, `%23`, `%2F` or `%3F`, ends the part that it stands in, and `%` begins
 * the number of a sign.
 */
function hasPlainSign(url: string): boolean {
  try {
    decodeURIComponent(url)
  } catch {
    return true
  }
  const [authority = '', ...rest] = url.replace(/^[^/]*\/\//, '').split(/(?=[/?#])/)
  return authority.split('@').length > 2 || rest.join('').includes('@') || url.includes('#')
}

const PLAIN_SIGN = 'must have @ # / ? : and % in its password percent-encoded: %40 %23 %2F %3F %3A %25'

/** `user@/name?host=…` names a socket, as libpq has it. A URL has to have a host behind a user; the parameter wins over it. */
function withHost(url: string): string {
  return url.replace('@/', '@localhost/')
}

/** A DATABASE_URL of PostgreSQL that has no problem. */
export function parsePostgresql(url: string): URL {
  return new URL(withHost(url))
}

/** Why a DATABASE_URL cannot be used; undefined if it can. */
export function problemOfDatabaseUrl(url: string): string | undefined {
  const expected = 'must be file:… (SQLite) or postgresql://…'
  const problem = commonProblem('DATABASE_URL', url)
  if (problem) return problem
  const scheme = UNSUPPORTED_SCHEMES.exec(url)?.[1]
  if (scheme) return `${expected}, not ${scheme}:`
  if (url.startsWith('file:')) {
    if (/[?#]/.test(url)) return 'must be file: and a path, without parameters'
    if (/%[\da-f]{2}/i.test(url)) return 'must be file: and a path as it is: a blank is a blank, not %20'
    if (/[/\\]$|(^file:|\/)\.{1,2}$/.test(url)) return 'must name a file, not a folder'
    if (/^file:[~$]/.test(url)) return 'must be file: and a path as it is: no shell replaces ~ or a variable'
    return /^file:(:memory:)?$/.test(url) ? expected : undefined
  }
  if (!/^postgres(ql)?:\/\//.test(url)) return expected
  if (hasPlainSign(url)) return PLAIN_SIGN
  if (!URL.canParse(withHost(url))) return `${PLAIN_SIGN}, and a host and port that exist`
  const { searchParams } = parsePostgresql(url)
  const wrong = NUMBERS.find((name) => !/^\d{0,6}$/.test(searchParams.get(name) ?? ''))
  return wrong && `must have a whole number as ${wrong}`
}

/** Why an SMTP_URL cannot be used; undefined if it can. */
export function problemOfSmtpUrl(url: string): string | undefined {
  const expected = 'must be smtp://… or smtps://…'
  const problem = commonProblem('SMTP_URL', url)
  if (problem) return problem
  if (!/^smtps?:\/\//.test(url)) return expected
  if (hasPlainSign(url)) return PLAIN_SIGN
  if (!URL.canParse(url) || new URL(url).hostname === '') return `${expected} with a host and port`
  const { protocol, port, searchParams } = new URL(url)
  if (protocol === 'smtp:' && port === '465' && !searchParams.has('secure'))
    return 'must begin with smtps:// for port 465, which encrypts from the start'
  if (protocol === 'smtps:' && (port === '587' || port === '25'))
    return `must begin with smtp:// for port ${port}, which turns to encryption after its greeting`
  // Twice as many e-mails are in flight at once, and one statement leases their rows, which limits the number.
  const connections = searchParams.get('maxConnections')
  if (connections !== null && !/^[1-9]\d{0,2}$/.test(connections))
    return 'must have a whole number from 1 to 999 as maxConnections'
  return undefined
}

/** Parameters that are numbers. */
const NUMBERS = ['connection_limit', 'connect_timeout', 'pool_timeout']

/** Parameters that node-postgres or libpq knows, and those of Prisma that lib/db/engines/postgresql.ts takes over. */
const DATABASE_PARAMETERS = new Set(
  `host port user password dbname sslmode ssl sslcert sslkey sslrootcert sslnegotiation uselibpqcompat channel_binding
  application_name fallback_application_name client_encoding options connect_timeout keepalives target_session_attrs
  statement_timeout lock_timeout idle_in_transaction_session_timeout query_timeout
  schema connection_limit pool_timeout pgbouncer`.split(/\s+/)
)

/** Parameters of a DATABASE_URL that have no effect. */
export function unknownParameters(url: string): string[] {
  if (url.startsWith('file:')) return []
  const { searchParams } = parsePostgresql(url)
  // Behind a password there may be the rest of it.
  return searchParams.has('password') ? [] : [...searchParams.keys()].filter((name) => !DATABASE_PARAMETERS.has(name))
}

/** A PostgreSQL database as messages name it: host, port and database, without user and password. */
export function describePostgresql(url: string): string {
  const { host, pathname, searchParams } = parsePostgresql(url)
  return `postgresql://${searchParams.get('host') ?? host}${pathname}`
}
