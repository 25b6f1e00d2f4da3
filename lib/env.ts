/**
 * The environment, parsed once. Every variable that the site reads is named here and in the README.
 * @throws Error naming the variable and what it may be, before anything else happens.
 */
import { z } from 'zod'

const wholeNumber = (fallback: number, what: string) =>
  z.string().regex(/^\d+$/, `must be ${what}`).transform(Number).default(fallback)

const ADDRESS = String.raw`[^\s<>@,;:"]+@[^\s<>@,;:"]+`
const SENDER = new RegExp(`^(${ADDRESS}|[^<>@,;:"\\p{Cc}]+ <${ADDRESS}>)$`, 'u')

/** Twice as many e-mails are in flight at once, and one statement leases their rows, which limits the number. */
function hasConnections(smtpUrl: string): boolean {
  const count = new URL(smtpUrl).searchParams.get('maxConnections')
  return count === null || /^[1-9]\d{0,2}$/.test(count)
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
  DATABASE_POOL_SIZE: wholeNumber(10, 'a whole number from 1').pipe(z.number().min(1, 'must be a whole number from 1')),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(10_000, 'milliseconds, 0 for no limit'),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(5_000, 'milliseconds, 0 for no limit'),
  PORT: wholeNumber(3000, 'a port number').pipe(z.number().max(65_535, 'must be a port number')),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
    .transform((url) => new URL(url).origin)
    .optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(30, 'a whole number, 0 for no limit'),
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
  DOUBLE_OPT_IN: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((value) => value === '1')
    .optional(),
  CONFIRMATIONS_PER_HOUR: wholeNumber(200, 'a whole number, 0 for no limit'),
  KEEP_SUBMITTERS_DAYS: wholeNumber(90, 'a whole number of days'),
  CACHE_MB: wholeNumber(64, 'a whole number of megabytes').pipe(z.number().min(1, 'must be a whole number from 1')),
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

export interface Env extends Omit<z.output<typeof schema>, 'SITE_URL' | 'DOUBLE_OPT_IN'> {
  /** Whether new subscribers have to confirm: if mail is set up, unless told otherwise. */
  DOUBLE_OPT_IN: boolean
  /** The canonical origin, without a trailing slash. */
  SITE_URL: string
  /** Whether SITE_URL was given, or is the default. */
  isSiteUrlSet: boolean
}

/** Parses an environment. Exported for tests; everything else uses `env()`. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`The environment is not valid: ${problems.join('; ')}. See the table in README.md.`)
  }
  return {
    ...result.data,
    DOUBLE_OPT_IN: result.data.DOUBLE_OPT_IN ?? result.data.SMTP_URL !== undefined,
    isSiteUrlSet: result.data.SITE_URL !== undefined,
    SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}`
  }
}

let parsed: Env | undefined

/** The environment of this process. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}
