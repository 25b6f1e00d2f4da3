/**
 * The environment, parsed once: variables of the process, and of the files that Next reads too. Every variable that the site
 * reads is named here and in the README.
 */
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { totalmem, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv as parseEnvFile } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'
import { isTime } from './calendar/zone-clock'
import { problemOfDatabaseUrl, problemOfSmtpUrl, unknownParameters } from './connection-urls'

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

// A timer of more milliseconds than nine digits can say would run at once.
const digits = (what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be ${what}`)
    .transform(Number)
const wholeNumber = (fallback: number, what: string) => digits(what).default(fallback)
const isPort = z.number().max(65_535, 'must be a port number')
/** A century: dates end, and a database refuses what is beyond. */
const isDays = z.number().max(36_500, 'must be a whole number of days, 36500 at most')
const isPositive = z.number().min(1, 'must be a whole number from 1')
/** The path of a Unix socket, or the name of a pipe of Windows. */
const SOCKET = /^(\/|\\\\[.?]\\pipe\\).+/
/** Systems cut longer paths of sockets, in bytes. */
const SOCKET_LENGTH = 103

/** The memory of this machine or, if it has less, of the container, in megabytes. */
export function hostMemory(): number {
  // Without a limit it is 0, or more than any machine has.
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / 2 ** 20
}

/** Megabytes of finished responses: room for a thousand pages, unless the host is small. */
export const defaultCache = (memory: number) => Math.max(1, Math.min(32, Math.floor(memory / 16)))

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

const ADDRESS = String.raw`[^\s<>@,;:"]+@[^\s<>@,;:"]+`
const SENDER = new RegExp(`^(${ADDRESS}|[^<>@,;:"\\p{Cc}]+ <${ADDRESS}>)$`, 'u')

/** A URL whose value no message repeats. */
const connectionUrl = (problemOf: (url: string) => string | undefined) =>
  z.string().superRefine((url, context) => {
    const message = problemOf(url)
    if (message) context.addIssue({ code: 'custom', message })
  })

function isOrigin(url: string): boolean {
  const { hostname, pathname, search, hash, username, password } = new URL(url)
  // A browser sends the name of a host without the dot at its end.
  return /^(\[.*\]|[\w.-]*\w)$/.test(hostname) && pathname === '/' && search + hash + username + password === ''
}

const variables = z.object({
  DATABASE_URL: connectionUrl(problemOfDatabaseUrl).default('file:./data/site.db'),
  DATABASE_POOL_SIZE: wholeNumber(10, 'a whole number from 1').pipe(isPositive),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(10_000, 'milliseconds, 0 for no limit'),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(5_000, 'milliseconds, 0 for no limit'),
  PORT: z
    .string()
    .refine(
      (port) =>
        (SOCKET.test(port) && Buffer.byteLength(port) <= SOCKET_LENGTH) ||
        (/^\d+$/.test(port) && Number(port) <= 65_535),
      `must be a port number, or the path of a socket of at most ${SOCKET_LENGTH} bytes`
    )
    .transform((port) => (SOCKET.test(port) ? port : Number(port)))
    .default(3000),
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
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'must be silent, fatal, error, warn, info or debug')
    .optional(),
  TRUST_PROXY: wholeNumber(0, 'the number of proxies in front of the site, 0 for none'),
  SMTP_URL: connectionUrl(problemOfSmtpUrl).optional(),
  MAIL_FROM: z.string().regex(SENDER, 'must be an address such as A Name <hello@example.org>').optional(),
  DOUBLE_OPT_IN: flag.optional(),
  NEWSLETTER_HOUR: z.string().refine(isTime, 'must be a time such as 06:00').default('06:00'),
  NEWSLETTER_AUTO: flag.optional(),
  CONFIRMATIONS_PER_HOUR: wholeNumber(200, 'a whole number, 0 for no limit'),
  KEEP_SUBMITTERS_DAYS: wholeNumber(90, 'a whole number of days').pipe(isDays),
  CACHE_MB: wholeNumber(defaultCache(hostMemory()), 'a whole number of megabytes').pipe(isPositive),
  SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SECRET_PREVIOUS: z
    .string()
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => key.length >= 16),
      'must be keys of at least 16 characters, with commas between'
    )
    .default([])
})

const schema = variables
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be set together with SMTP_URL: it is the sender of the e-mails'
  })
  .refine(({ SMTP_URL, SITE_URL }) => !SMTP_URL || SITE_URL, {
    path: ['SITE_URL'],
    error: 'must be set together with SMTP_URL: the links in e-mails need the origin of the site'
  })
  .refine(({ SMTP_URL, DOUBLE_OPT_IN }) => SMTP_URL || !DOUBLE_OPT_IN, {
    path: ['DOUBLE_OPT_IN'],
    error: 'can only be 1 if SMTP_URL is set: otherwise nobody could confirm'
  })
  .refine(({ SMTP_URL, NEWSLETTER_AUTO }) => SMTP_URL || !NEWSLETTER_AUTO, {
    path: ['NEWSLETTER_AUTO'],
    error: 'can only be 1 if SMTP_URL is set: otherwise nothing can be sent'
  })
  .refine(({ PORT, METRICS_PORT }) => !PORT || PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    error: 'must be another port than PORT'
  })
  .transform((given) => ({
    ...given,
    /** True if new subscribers have to confirm: unless DOUBLE_OPT_IN is 0, also if they cannot be asked yet. */
    DOUBLE_OPT_IN: given.DOUBLE_OPT_IN ?? true,
    /** The canonical origin, without a trailing slash. */
    SITE_URL: given.SITE_URL ?? defaultOrigin(given.PORT),
    /** True if SITE_URL was given, false if it is the default. */
    isSiteUrlSet: given.SITE_URL !== undefined
  }))

type Env = z.output<typeof schema>

function defaultOrigin(port: number | string): string {
  return typeof port === 'number' ? `http://localhost:${port}` : 'http://localhost'
}

/**
 * Parses an environment. Exported for tests; everything else uses `env()`.
 * @throws Error that names each variable, what it may be, and its value if that is no word, which may be a password
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => {
      const name = path.join('.')
      const value = given[name]
      const isShown = value !== undefined && !SECRETS.includes(name) && NUMBER.test(value)
      return `${name} ${message}${isShown ? `, but is ${JSON.stringify(value)}` : ''}`
    })
    throw new Error(`The environment is not valid: ${problems.join('; ')}. See the table in README.md.`)
  }
  return result.data
}

/** Their values stay out of messages, which end up in logs. */
const SECRETS = ['SECRET', 'SECRET_PREVIOUS', 'SMTP_URL', 'DATABASE_URL']

/** A number or a time, perhaps with a blank that nobody sees: any word may be a secret that was meant for another variable. */
const NUMBER = /^["']?[\d\s.,:-]+["']?$/

const NAMES = Object.keys(variables.shape)

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
    // A link that leads nowhere is a mistake, and not a file that is not there.
    if (!lstatSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })) continue
    for (const [name, value] of Object.entries(readEnvFile(file))) {
      namesInFiles.add(name)
      process.env[name] ??= value
    }
  }
}

/** The name of the user of this process. A container may run as a number that has none. */
export function systemUser(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}

/** @throws Error that says whose rights are missing, or what else is wrong with the file */
function readEnvFile(file: string): Record<string, string | undefined> {
  try {
    // Editors of Windows write a byte order mark, which would become a part of the first name.
    const text = readFileSync(/* turbopackIgnore: true */ file, 'utf8').replace(/^\uFEFF/, '')
    if (text.includes('\0')) throw new Error(`${resolve(file)} is not in UTF-8. Save it as UTF-8.`)
    const values = parseEnvFile(text)
    const lines = text.matchAll(/^[ \t]*(?:export[ \t]+|set[ \t]+)?([A-Z_]+)[ \t]*[=:]/gm)
    const lost = [...lines].find(([, name = '']) => NAMES.includes(name) && /^["'`]/.test(values[name] ?? '"'))?.[1]
    if (lost)
      throw new Error(
        `${resolve(file)} has a line for ${lost} that cannot be read. Write ${lost}=value, or ${lost}="value".`
      )
    return values
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Docker makes a folder of a file that it is to mount, and that is not there.
    if (code === 'EISDIR') throw new Error(`${resolve(file)} is a folder, and not a file.`, { cause: error })
    if (code !== 'EACCES') throw code ? new Error(`${resolve(file)}: ${message}`, { cause: error }) : error
    const username = systemUser() ?? String(process.getuid?.())
    const remedy = `chown root:${username} ${file} && chmod 0640 ${file}`
    throw new Error(`${username} may not read ${resolve(file)}. As root run: ${remedy}`, { cause: error })
  }
}

/** A question for each variable of the files, and of the environment, that is probably misspelled, and each unknown parameter. */
export function misspelledSettings(): string[] {
  const parameters = unknownParameters(env().DATABASE_URL)
  return parameters
    .map((name) => `DATABASE_URL has a parameter that the site does not know: ${name}.`)
    .concat(
      askAboutNames(namesInFiles, (length) => Math.max(2, length / 3)),
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

/** The address of a path as other programs, mailboxes and search engines know it. */
export function absoluteUrl(path: string): string {
  return env().SITE_URL + path
}

/** The host that visitors know. */
export function siteHost(): string {
  return new URL(env().SITE_URL).hostname
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
