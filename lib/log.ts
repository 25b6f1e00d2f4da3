/**
 * The log: one JSON object a line on standard output. No personal data is in it: no address of a client, no query, no body,
 * and e-mail addresses in messages are blanked.
 */
import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'
import { env } from './env'

/** The same message is written once in this time, in milliseconds; how often it came is said the next time. */
const QUIET_FOR_MS = 60_000
/** How many messages are remembered for that. */
const REMEMBERED = 100

const EMAIL = /[^\s@/"'`<>()[\]{},;:]+@[^\s@/"'`<>()[\]{},;:]+\.[a-z]{2,}/gi

/** Lines wait for each other for so long, in milliseconds: a write for each would cost a busy site a third of its requests. */
const FLUSH_EVERY_MS = 200

const destination = pino.destination({ dest: 1, sync: false, minLength: 8_192 })
setInterval(() => destination.flush(), FLUSH_EVERY_MS).unref()

/** On a terminal only what needs somebody, unless LOG_LEVEL says otherwise. */
export const log = pino(
  {
    level: env().LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) }
  },
  destination
)

const repeated = new Map<string, { since: number; times: number }>()

/** Logs an error or a warning, once a minute if it repeats. */
export function report(level: 'error' | 'warn', ...parts: unknown[]): void {
  const error = parts.find((part) => part instanceof Error)
  const message = plain(format(...parts.map((part) => (part instanceof Error ? part.message : part))))
  const seen = repeated.get(message)
  if (seen && Date.now() - seen.since < QUIET_FOR_MS) {
    seen.times += 1
    return
  }
  repeated.delete(message)
  if (repeated.size >= REMEMBERED) repeated.delete(repeated.keys().next().value as string)
  repeated.set(message, { since: Date.now(), times: 0 })
  log[level]({ ...(error && { err: described(error) }), ...(seen?.times && { repeated: seen.times }) }, message)
}

/** Name, code and stack; no other property, since those of Prisma's errors may hold what a visitor wrote. */
function described(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    ...(typeof error.code === 'string' && { code: error.code }),
    stack: plain(error.stack ?? '')
  }
}

function plain(text: string): string {
  return stripVTControlCharacters(text).replace(EMAIL, '[e-mail]').trim()
}

/** What the site's code and Next print on the console becomes lines of the log. */
export function captureConsole(): void {
  console.error = (...parts) => report('error', ...parts)
  console.warn = (...parts) => report('warn', ...parts)
  for (const method of ['log', 'info'] as const) console[method] = (...parts) => log.info(plain(format(...parts)))
  console.debug = (...parts) => log.debug(plain(format(...parts)))
}
