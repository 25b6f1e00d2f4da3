/**
 * `npm test`: format, lint, import rules, types, licenses, unit tests, production build, end-to-end tests, fault injection, and
 * unit tests on a copy that somebody has taken over.
 * `npm test -- unit|e2e|faults` runs a part, further words choose files in it. Continues after a failure, so that one run
 * shows all of them, and ends with the total of all runners.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparationStages } from '../../lib/build/build-steps'
import { ensureChromium } from '../../test/chromium'
import { jestResults, playwrightResults, type Results } from '../../test/results'
import { newerThanBuild } from '../../test/servers/newer-than-build'

const RESULTS = 'test-results'
const JEST_REPORT = `${RESULTS}/jest.json`
const PLAYWRIGHT_REPORT = `${RESULTS}/report.json`
/** The file system that Linux has in memory; a container may have a few megabytes of it. */
const MEMORY = '/dev/shm'
/** Bytes: several times as much as the tests fill. */
const MEMORY_NEEDED = 4 * 2 ** 30
const PARTS = ['unit', 'e2e', 'faults']
/** A command whose output comes after its end, and one that counts only if it fails. */
const BESIDE_OTHERS = { isBesideOthers: true }
const PREPARES = { isBesideOthers: true, isTest: false }

const [part, ...words] = process.argv.slice(2)
if (part !== undefined && !PARTS.includes(part)) {
  console.error(
    `Usage: npm test -- [${PARTS.join('|')} [WORD …]], where words choose files, such as: npm test -- e2e home`
  )
  process.exit(2)
}
const has = (name: string) => part === undefined || part === name
const total = { passed: 0, failed: 0 }
/** Names of tests and commands that failed, printed once more at the end. */
const failures: string[] = []
/** Names of tests that passed only at the second try. */
const retried: string[] = []

/** Whatever a run leaves behind, such as databases of tests that were killed, is in here and goes with it. */
const scratches: string[] = []
const scratch = makeScratch(tmpdir())
const env = { ...process.env, TMPDIR: scratch, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
process.on('exit', () => {
  for (const folder of scratches) rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    fail(signal)
    end()
  })
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
try {
  await runParts()
} catch (error) {
  console.error(error)
  fail(String(error))
}
end()

function makeScratch(parent: string): string {
  const folder = mkdtempSync(join(parent, 'affirmations-run-'))
  scratches.push(folder)
  // PostgreSQL and nginx do not run as root.
  chmodSync(folder, 0o755)
  return folder
}

/**
 * The folder is in memory, if there is room: unit tests commit ten thousand times, and SQLite waits for the disk each time;
 * journeys copy the build and remove it, with a thousand files.
 */
function scratchInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) < MEMORY_NEEDED ? scratch : makeScratch(MEMORY)
  } catch {
    return scratch
  }
}

function fail(name: string): void {
  total.failed += 1
  failures.push(name)
}

async function runParts(): Promise<void> {
  const isPrepared = part === 'e2e' || part === 'faults' ? undefined : await prepare()
  if (part === undefined) await runChecks()
  if (has('unit')) {
    const command = ['jest', '--json', `--outputFile=${JEST_REPORT}`, ...filters('unit')]
    await runner(command, () => jestResults(JEST_REPORT), { TMPDIR: scratchInMemory() })
  }
  const isBuilt = part !== 'unit' && (await build(isPrepared))
  if (isBuilt && has('e2e')) {
    const own = { CHROMIUM_PATH: ensureChromium(), TMPDIR: scratchInMemory() }
    await runner(['playwright', 'test', ...filters('e2e')], () => playwrightResults(PLAYWRIGHT_REPORT), own)
  }
  const only = filters('faults').flatMap((name) => ['--only', name])
  // Faults are waited for, most of their time: the copy is tested meanwhile.
  await Promise.all([
    part === undefined && check(['tsx', 'scripts/test/test-takeover.ts'], BESIDE_OTHERS),
    isBuilt && has('faults') && check(['tsx', 'scripts/test/test-faults.ts', '--short', ...only])
  ])
}

function filters(name: string): string[] {
  return part === name ? words : []
}

/** Makes what tests and types read. */
async function prepare(): Promise<boolean> {
  for (const stage of preparationStages) {
    const succeeded = await Promise.all(stage.map((command) => check(command, PREPARES)))
    if (succeeded.includes(false)) return false
  }
  return true
}

/** Runs the checks beside each other: they change nothing that another one reads. */
async function runChecks(): Promise<void> {
  await Promise.all([
    check(['biome', 'ci'], BESIDE_OTHERS),
    check(['node', 'scripts/test/check-imports.mjs'], BESIDE_OTHERS),
    check(['npm', 'run', 'licenses'], BESIDE_OTHERS),
    // Next writes the types of the routes.
    check(['next', 'typegen'], PREPARES).then(
      (hasRoutes) => hasRoutes && check(['tsc', '--noEmit', '--incremental', 'false'], BESIDE_OTHERS)
    )
  ])
}

/** Builds the site; if a part was asked for, only if a source is newer than the last build. */
async function build(isPrepared: boolean | undefined): Promise<boolean> {
  if (part !== undefined && newerThanBuild() === undefined) return true
  const known = isPrepared ? ['--prepared'] : []
  return check(['tsx', 'scripts/build/build.ts', ...known], { isTest: part === undefined })
}

/**
 * Runs a command of node_modules/.bin and prints its output: at once, or after its end if others run beside it.
 * @returns true if it succeeded
 */
async function run([name = '', ...args]: string[], own = {}, isBesideOthers = false): Promise<boolean> {
  const title = `\n> ${[name, ...args].join(' ')}`
  if (!isBesideOthers) console.log(title)
  const child = spawn(name, args, {
    stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...env, ...own },
    shell: process.platform === 'win32'
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (printed += part))
  const [code] = await once(child, 'close').catch(() => [])
  if (isBesideOthers) console.log(`${title}\n${printed}`)
  return code === 0
}

/** Runs a command that counts as one test unless told otherwise. @returns true if it succeeded */
async function check(command: string[], { isBesideOthers = false, isTest = true } = {}): Promise<boolean> {
  const succeeded = await run(command, {}, isBesideOthers)
  if (!succeeded) fail(command.join(' '))
  else if (isTest) total.passed += 1
  return succeeded
}

/** Runs a test runner and adds its results. A runner that fails without a failed test counts as one failure. */
async function runner(command: string[], read: () => Results, own = {}): Promise<void> {
  const succeeded = await run(command, own)
  try {
    const results = read()
    total.passed += results.passed
    total.failed += results.failed
    failures.push(...results.failures)
    retried.push(...results.retried)
    if (succeeded || results.failed > 0) return
  } catch {
    // It has ended before it wrote its report.
  }
  fail(command.join(' '))
}

function end(): never {
  if (retried.length > 0) console.log(`\nPassed at the second try:\n${retried.join('\n')}`)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
