/**
 * The environment, parsed once: variables of the process, and of the files that Next reads too. Every variable that the site
 * reads is named here and in the README.
 */
import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv as parseEnvFile } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'

/**
 * The folder of this code: a release, an image or the repository. Data and the environment's files are in the working directory
 * instead, which stays the same from release to release.
 */
export const code = { folder: findCodeFolder() }

function findCodeFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  // In a page that Next has bundled this is a file of the build: a page migrates nothing.
  while (!existsSync(join(folder, 'prisma', 'schema.prisma'))) {
    if (folder === dirname(folder)) return process.cwd()
    folder = dirname(folder)
  }
  return folder
}

const digits = (what: string) => z.string().regex(/^\d+$/, `must be ${what}`).transform(Number)
const wholeNumber = (fallback: number, what: string) => digits(what).default(fallback)
const isPort = z.number().max(65_535, 'must be a port number')
const isPositive = z.number().min(1, 'must be a whole number from 1')
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

const ADDRESS = String.raw`[^\s<>@,;:"]+@[^\s<>@,;:"]+`
const SENDER = new RegExp(`^(${ADDRESS}|[^<>@,;:"\\p{Cc}]+ <${ADDRESS}>)$`, 'u')

/** Twice as many e-mails are in flight at once, and one statement leases their rows, which limits the number. */
function hasConnections(smtpUrl: string): boolean {
  const count = new URL(smtpUrl).searchParams.get('maxConnections')
  return count === null || /^[1-9]\d{0,2}$/.test(count)
}

function isOrigin(url: string): boolean {
  const { pathname, search, hash, username } = new URL(url)
  return pathname === '/' && search + hash + username === ''
}

/** True for a URL of a supported database. */
export function isDatabaseUrl(url: string): boolean {
  return /^(file:.|postgres(ql)?:\/\/)/.test(url)
}

const variables = z.object({
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must be file:… (SQLite) or postgresql://…')
    .default('file:./data/site.db'),
  DATABASE_POOL_SIZE: wholeNumber(10, 'a whole number from 1').pipe(isPositive),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(10_000, 'milliseconds, 0 for no limit'),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(5_000, 'milliseconds, 0 for no limit'),
  PORT: wholeNumber(3000, 'a port number').pipe(isPort),
  METRICS_PORT: digits('a port number').pipe(isPort).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org', abort: true })
    .refine(isOrigin, 'must be an origin without a path, such as https://example.org')
    .transform((url) => new URL(url).origin)
    .optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(30, 'a whole number, 0 for no limit'),
  READ_LIMIT_PER_MINUTE: wholeNumber(600, 'a whole number, 0 for no limit'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
  TRUST_PROXY: wholeNumber(0, 'the number of proxies in front of the site, 0 for none'),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\//.test(url) && URL.canParse(url), {
      error: 'must be smtp://… or smtps://…',
      abort: true
    })
    .refine(hasConnections, 'must have a whole number from 1 to 999 as maxConnections')
    .optional(),
  MAIL_FROM: z.string().regex(SENDER, 'must be an address such as Daily Affirmations <hello@example.org>').optional(),
  DOUBLE_OPT_IN: flag.optional(),
  CONFIRMATIONS_PER_HOUR: wholeNumber(200, 'a whole number, 0 for no limit'),
  KEEP_SUBMITTERS_DAYS: wholeNumber(90, 'a whole number of days'),
  CACHE_MB: wholeNumber(64, 'a whole number of megabytes').pipe(isPositive),
  SECRET: z.string().min(16, 'must have at least 16 characters').optional()
})

const schema = variables
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be set together with SMTP_URL: it is the sender of the e-mails'
  })
  .refine(({ SMTP_URL, DOUBLE_OPT_IN }) => SMTP_URL || !DOUBLE_OPT_IN, {
    path: ['DOUBLE_OPT_IN'],
    error: 'can only be 1 if SMTP_URL is set: otherwise nobody could confirm'
  })
  .transform((given) => ({
    ...given,
    /** True if new subscribers have to confirm: unless DOUBLE_OPT_IN is 0, also if they cannot be asked yet. */
    DOUBLE_OPT_IN: given.DOUBLE_OPT_IN ?? true,
    /** The canonical origin, without a trailing slash. */
    SITE_URL: given.SITE_URL ?? `http://localhost:${given.PORT}`,
    /** True if SITE_URL was given, false if it is the default. */
    isSiteUrlSet: given.SITE_URL !== undefined
  }))

type Env = z.output<typeof schema>

/**
 * Parses an environment. Exported for tests; everything else uses `env()`.
 * @throws Error that names each variable, its value and what it may be
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => {
      const name = path.join('.')
      return `${name} ${message}${given[name] === undefined ? '' : `, but is ${printable(name, given[name])}`}`
    })
    throw new Error(`The environment is not valid: ${problems.join('; ')}. See the table in README.md.`)
  }
  return result.data
}

/** Secrets stay out of messages, which end up in logs. */
function printable(name: string, value: string): string {
  return name === 'SECRET' ? 'shorter' : JSON.stringify(withoutPassword(value))
}

/** A URL as it may be shown. */
export function withoutPassword(url: string): string {
  return url.replace(/^([a-z]+:\/\/[^:@/]*):.*@/i, '$1:***@').replace(/([?&]password=)[^&]*/gi, '$1***')
}

/** Names that the files set: they are meant for the site. */
const namesInFiles = new Set<string>()

/**
 * Reads the files that Next reads, in its order: what the environment or an earlier file sets, a later one leaves alone.
 * Next would do so for pages only, and expand `$` in values.
 */
function loadEnvFiles(): void {
  if (process.env.NODE_ENV === 'test') return
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    // Turbopack would add the whole project to each page that reads a file by a name it cannot foresee.
    if (!existsSync(/* turbopackIgnore: true */ file)) continue
    for (const [name, value] of Object.entries(parseEnvFile(readEnvFile(file)))) {
      namesInFiles.add(name)
      process.env[name] ??= value
    }
  }
}

/** @throws Error that says whose rights are missing */
function readEnvFile(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
    const { username } = userInfo()
    const remedy = `chown root:${username} ${file} && chmod 0640 ${file}`
    throw new Error(`${username} may not read ${resolve(file)}. As root run: ${remedy}`, { cause: error })
  }
}

const NAMES = Object.keys(variables.shape)

/** A question for each variable of the files, and of the environment, that is probably misspelled. */
export function misspelledVariables(): string[] {
  return askAboutNames(namesInFiles, (length) => Math.max(2, length / 3)).concat(
    // Of the whole environment only what is very near: HOME is not HOST.
    askAboutNames(
      Object.keys(process.env).filter((name) => /^[A-Z_]+$/.test(name) && !namesInFiles.has(name)),
      (length) => Math.floor(length / 4)
    )
  )
}

function askAboutNames(names: Iterable<string>, tolerance: (length: number) => number): string[] {
  return [...names].flatMap((name) => {
    const nearest = closest(name.toUpperCase(), NAMES)
    if (name === nearest || distance(name.toUpperCase(), nearest) > tolerance(name.length)) return []
    return [`${name} is not a variable of the site: is it ${nearest}?`]
  })
}

let parsed: Env | undefined

/** The environment of this process. */
export function env(): Env {
  if (!parsed) {
    loadEnvFiles()
    parsed = parseEnv(process.env)
  }
  return parsed
}
