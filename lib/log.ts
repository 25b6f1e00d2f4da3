/**
 * The log: one JSON object per line on standard output. It holds no personal data: no client address, query or body, and
 * e-mail addresses in messages are redacted. A line is bounded, since an error may quote the text that has caused it.
 */
import { writeSync } from 'node:fs'
import { format, stripVTControlCharacters, types } from 'node:util'
import pino from 'pino'
import { env } from './env'

/** Milliseconds during which a repeated message is only counted; the count is logged with its next appearance. */
const REPEAT_INTERVAL_MS = 60_000
/** Number of messages that are remembered to detect repetitions. */
const REMEMBERED_MESSAGES = 100

/** Longer messages and stacks are cut before anything looks at them, in characters. */
const TEXT_LENGTH = 1_024

/** It starts only where a name starts: from every letter of a long word, its time would grow with the square of the length. */
const EMAIL = /(?<![^\s@/"'`<>()[\]{},;:])[^\s@/"'`<>()[\]{},;:]+@[^\s@/"'`<>()[\]{},;:]+\.[a-z]{2,}/gi

/** Errors whose messages quote values, which may be a visitor's words: those of the language, and of arguments. */
const QUOTING_ERRORS = new Set([
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'URIError',
  'PrismaClientValidationError',
  'ZodError',
  '$ZodError'
])

/** Lines wait for each other for so long, in milliseconds, or until there are `WRITE_BYTES`: each write wakes a thread. */
const FLUSH_EVERY_MS = 200
const WRITE_BYTES = 2 ** 16

/** What cannot be written, as to a full disk, waits up to this size; lines after that are lost. */
const WAITING_BYTES = 2 ** 22

const destination = pino.destination({
  dest: 1,
  sync: false,
  contentMode: 'buffer',
  minLength: WRITE_BYTES,
  maxWrite: 2 * WRITE_BYTES,
  periodicFlush: FLUSH_EVERY_MS,
  maxLength: WAITING_BYTES
})

/** Milliseconds that the end of a process waits for who reads the log slowly, and between two tries. */
const LAST_WRITE_MS = 1_000
const LAST_WRITE_RETRY_MS = 20

/** At the end of the process. The stream's own tries for ever what cannot be written, such as to a full disk. */
destination.flushSync = () => {
  const { _writing, _writingBuf, _bufs } = destination as unknown as Waiting
  let rest = Buffer.concat([...(_writing ? [] : [_writingBuf]), ..._bufs.splice(0).flat()])
  const deadline = performance.now() + LAST_WRITE_MS
  while (rest.length > 0 && performance.now() < deadline) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_WRITE_RETRY_MS)
    }
  }
}

/** What the stream has not written yet: a part that it has begun to, and lists of lines. */
interface Waiting {
  _writing: boolean
  _writingBuf: Buffer
  _bufs: Buffer[][]
}

let timestamp = { ms: 0, text: '' }

/** The log. On a terminal it has only what needs somebody, unless LOG_LEVEL says otherwise. */
export const log = pino(
  {
    level: logLevel(),
    base: undefined,
    timestamp: isoTime,
    formatters: { level: (level) => ({ level }) }
  },
  { write: writeLine }
)

/**
 * Logs a line whose fields are JSON already, which saves pino's way through them: with it the line of a request takes a third
 * of the time of a cached response.
 * @param fields such as `"status":200,"bytes":5`
 */
export function logFields(level: 'debug' | 'info', fields: string, message: string): void {
  if (log.isLevelEnabled(level)) writeLine(`{"level":"${level}"${isoTime()},${fields},"msg":"${message}"}\n`)
}

/** Writes bytes: text that waits is a chain of many strings, which took a sixth of the time of a cached response. */
function writeLine(line: string): void {
  destination.write(Buffer.from(line) as never)
}

/** An invalid environment is told by whoever reads it next, in a sentence; here it would be a stack. */
function logLevel(): string {
  const usual = process.stdout.isTTY ? 'warn' : 'info'
  try {
    return env().LOG_LEVEL ?? usual
  } catch {
    return usual
  }
}

let isClosed = false

/** Calls back once if nobody reads the log any more, as with `npm start | head`. */
export function onLogClosed(callback: () => void): void {
  const close = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' || isClosed) return
    isClosed = true
    callback()
  }
  // Lines that are printed beside the log, and the log itself.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', close)
  destination.on('error', close)
}

/** One text for all lines of a millisecond: Next puts a slower Date in place of Node's. */
function isoTime(): string {
  const now = Date.now()
  if (now !== timestamp.ms) timestamp = { ms: now, text: `,"time":"${new Date(now).toISOString()}"` }
  return timestamp.text
}

/** Resolves once all that was logged is written: what ends the process at once would write its last lines first. */
export function flushLog(): Promise<void> {
  if (isClosed) return Promise.resolve()
  return new Promise((resolve) => destination.flush(() => resolve()))
}

const repeated = new Map<string, { since: number; times: number }>()

/** Logs an error or a warning; at most once a minute if it repeats. */
export function report(level: 'error' | 'warn', ...parts: unknown[]): void {
  const error = parts.find(types.isNativeError)
  const message = textOf(parts)
  const seen = repeated.get(message)
  // Not the time of day, which may be set back.
  const now = performance.now()
  if (seen && now - seen.since < REPEAT_INTERVAL_MS) {
    seen.times += 1
    return
  }
  repeated.delete(message)
  if (repeated.size >= REMEMBERED_MESSAGES) repeated.delete(repeated.keys().next().value as string)
  repeated.set(message, { since: now, times: 0 })
  log[level]({ ...(error && { err: describeError(error) }), ...(seen?.times && { repeated: seen.times }) }, message)
}

/** Name, code and frames. Other properties are left out: those of Prisma's errors may hold what a visitor wrote. */
function describeError(error: Error & { code?: unknown }) {
  return {
    type: cut(error.name),
    ...(typeof error.code === 'string' && { code: cut(error.code) }),
    stack: redact(framesOf(error))
  }
}

/** The stack without the message, which it begins with. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  const frames = stack.indexOf('\n    at ', start < 0 ? 0 : start + message.length)
  return frames < 0 ? '' : cut(stack.slice(frames))
}

/** The text of what is logged: one message, with errors as theirs. */
function textOf(parts: unknown[]): string {
  const bounded = parts.map((part) => {
    if (types.isNativeError(part)) return messageOf(part)
    return typeof part === 'string' ? cut(part) : part
  })
  return redact(cut(format(...bounded)))
}

/** The message of an error, of one that quotes values only up to the first of them. */
function messageOf({ name, message }: Error): string {
  const text = cut(message)
  return QUOTING_ERRORS.has(name) ? text.replace(/["'`:].*$/s, '…') : text
}

function cut(text: string): string {
  return text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text
}

function redact(text: string): string {
  return stripVTControlCharacters(text).replace(EMAIL, '[e-mail]').trim()
}

/** Redirects the console to the log, for the site's own code and for Next. */
export function captureConsole(): void {
  console.error = (...parts) => report('error', ...parts)
  console.warn = (...parts) => report('warn', ...parts)
  for (const method of ['log', 'info'] as const) console[method] = (...parts) => log.info(textOf(parts))
  console.debug = (...parts) => log.debug(textOf(parts))
}
