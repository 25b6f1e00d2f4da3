import { spawnSync } from 'node:child_process'
import { captureConsole, log, report } from './log'

const console_ = { ...console }
let lines: { level: string; args: [object, string] }[]

beforeEach(() => {
  lines = []
  for (const level of ['error', 'warn', 'info', 'debug'] as const) {
    jest.spyOn(log, level).mockImplementation(((...args: unknown[]) => {
      lines.push({ level, args: args as [object, string] })
    }) as never)
  }
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(console, console_)
})

/** Runs a program whose log is on a full disk. @returns its exit code, and the signal that it had to be ended with */
function endOnFullDisk(script: string) {
  const command = 'exec "$0" --import tsx --input-type=module --eval "$1" > /dev/full'
  const env = { ...process.env, LOG_LEVEL: 'info' }
  const { status, signal } = spawnSync('sh', ['-c', command, process.execPath, script], { env, timeout: 20_000 })
  return [status, signal]
}

it.each([0, 500])('lets a process end whose log is on a full disk, %i ms after a line', (ms) => {
  const script = `
    const { log, onLogClosed } = await import('./lib/log.ts')
    onLogClosed(() => {})
    log.info('listening')
    setTimeout(() => process.exit(3), ${ms})`
  expect(endOnFullDisk(script)).toEqual([3, null])
})

it('keeps a bounded part of what it cannot write, as on a full disk', () => {
  const script = `
    const { log, onLogClosed } = await import('./lib/log.ts')
    onLogClosed(() => {})
    const used = () => process.memoryUsage().arrayBuffers
    const before = used()
    for (let line = 0; line < 200_000; line += 1) {
      log.info('a line that nobody will read')
      if (line % 1_000 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    process.exit(used() - before < 12 * 2 ** 20 ? 3 : 4)`
  expect(endOnFullDisk(script)).toEqual([3, null])
})

it('logs a repeated message once a minute, with the number of repetitions', () => {
  jest.useFakeTimers()
  for (let time = 0; time < 500; time += 1) report('error', 'The database is away.')
  expect(lines).toHaveLength(1)
  jest.advanceTimersByTime(60_000)
  report('error', 'The database is away.')
  expect(lines[1]?.args).toEqual([{ repeated: 499 }, 'The database is away.'])
})

it('goes on with a repeated message once a minute after the clock was set back', () => {
  jest.useFakeTimers()
  report('error', 'The disk is full.')
  jest.setSystemTime(Date.now() - 86_400_000)
  jest.advanceTimersByTime(60_000)
  report('error', 'The disk is full.')
  expect(lines).toHaveLength(2)
})

it('logs messages it has not seen, and remembers a bounded number of them', () => {
  for (let number = 0; number < 1_000; number += 1) report('warn', `message ${number}`)
  expect(lines).toHaveLength(1_000)
  report('warn', 'message 999')
  expect(lines).toHaveLength(1_000)
})

it('logs the stack of an error, and nothing that a visitor wrote', () => {
  const error = Object.assign(new TypeError('cannot send to ann.lee+x@mail.example.org'), {
    code: 'P2002',
    meta: { email: 'ann.lee+x@mail.example.org' }
  })
  report('error', 'Sending failed:', error)
  const [{ args } = { args: [] }] = lines
  expect(args).toEqual([
    { err: { type: 'TypeError', code: 'P2002', stack: expect.stringContaining('log.test.ts') } },
    'Sending failed: cannot send to [e-mail]'
  ])
  expect(JSON.stringify(args)).not.toContain('ann.lee')
})

it('leaves an @ in the path of a package alone', () => {
  const error = new Error('failed')
  error.stack = 'Error: failed\n    at a (node_modules/@prisma/client/runtime/client.js:1:2)'
  report('error', error)
  const stack = 'at a (node_modules/@prisma/client/runtime/client.js:1:2)'
  expect(lines[0]?.args[0]).toEqual({ err: { type: 'Error', stack } })
})

describe('what a visitor wrote', () => {
  const WORDS = 'my private words'
  const lookUp = (table: Record<string, string[]>, key: string) => table[key]?.[0]

  it.each<[string, () => unknown]>([
    ['the key of a missing property', () => (lookUp as (table: unknown, key: string) => unknown)(null, WORDS)],
    ['JSON that is none', () => JSON.parse(WORDS)],
    ['a time zone', () => new Intl.DateTimeFormat('en', { timeZone: WORDS })],
    ['a locale', () => new Intl.Locale(WORDS)],
    ['an expression', () => new RegExp(`(${WORDS}`)],
    ['the value of a header', () => new Headers({ a: `${WORDS}\n1` })],
    ['an argument of Node', () => Buffer.from('', WORDS as 'utf8')],
    ['a search in a text', () => 'a' in (WORDS as unknown as object)]
  ])('is not logged with the error that quotes it: %s', (_what, cause) => {
    let error: unknown
    try {
      cause()
    } catch (thrown) {
      error = thrown
    }
    expect(String(error)).not.toBe('undefined')
    report('error', 'Failed:', error)
    expect(JSON.stringify(lines)).not.toContain('private')
    expect(JSON.stringify(lines)).toContain('log.test.ts')
  })

  it('is not taken for a frame of the stack', () => {
    report('error', new Error(`The first line\n    at ${'secret '.repeat(9_000)}`))
    expect(lines[0]?.args[0]).toEqual({
      err: { type: 'Error', stack: expect.stringMatching(/^at [^\n]*log\.test\.ts/) }
    })
  })
})

it('has lines with a bound, and takes no longer for text of any length', () => {
  const letters = 'a'.repeat(100_000)
  const began = performance.now()
  report('error', letters, new Error(letters), Object.assign(new Error('x'), { name: letters, code: letters }))
  report('error', Object.assign(new Error('x'), { name: letters, code: letters, stack: `x\n    at ${letters}` }))
  captureConsole()
  console.log(letters, letters)
  console.debug([letters])
  expect(performance.now() - began).toBeLessThan(200)
  expect(lines).toHaveLength(4)
  for (const line of lines) expect(JSON.stringify(line.args).length).toBeLessThan(5_000)
})

it('captures the console', () => {
  captureConsole()
  console.error('an error')
  console.warn('a %s', 'warning')
  console.log('a line')
  console.info('about bob@example.org')
  console.debug('a detail')
  expect(lines.map(({ level, args }) => [level, args.at(-1)])).toEqual([
    ['error', 'an error'],
    ['warn', 'a warning'],
    ['info', 'a line'],
    ['info', 'about [e-mail]'],
    ['debug', 'a detail']
  ])
})
