/**
 * `npm test`: format, lint, import rules, types, licenses, unit tests, production build, end-to-end tests, fault injection.
 * `npm test -- unit|e2e|faults` runs a part, further words choose files in it. Continues after a failure, so that one run
 * shows all of them, and ends with the total of all runners.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../test/chromium'
import { newerThanBuild } from '../test/newer-than-build'
import { preparation } from './build-steps'

const RESULTS = 'test-results'
const JEST_REPORT = `${RESULTS}/jest.json`
const PLAYWRIGHT_REPORT = `${RESULTS}/report.json`
const PARTS = ['unit', 'e2e', 'faults']

interface Count {
  passed: number
  failed: number
}

const [part, ...words] = process.argv.slice(2)
if (part !== undefined && !PARTS.includes(part)) {
  console.error(
    `Usage: npm test -- [${PARTS.join('|')} [WORD …]], where words choose files, such as: npm test -- e2e home`
  )
  process.exit(2)
}
const has = (name: string) => part === undefined || part === name
const total: Count = { passed: 0, failed: 0 }

/** Whatever a run leaves behind, such as databases of tests that were killed, is in here and goes with it. */
const scratch = mkdtempSync(join(tmpdir(), 'affirmations-run-'))
// PostgreSQL and nginx do not run as root.
chmodSync(scratch, 0o755)
const env = { ...process.env, TMPDIR: scratch, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    total.failed += 1
    end()
  })
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
try {
  await runParts()
} catch (error) {
  console.error(error)
  total.failed += 1
}
end()

async function runParts(): Promise<void> {
  const isPrepared = part === 'e2e' || part === 'faults' ? undefined : await prepare()
  if (part === undefined) await runChecks()
  if (has('unit')) await runner(['jest', '--json', `--outputFile=${JEST_REPORT}`, ...filters('unit')], jestCount)
  if (part === 'unit' || !(await build(isPrepared))) return
  if (has('e2e')) {
    const browser = { CHROMIUM_PATH: ensureChromium() }
    await runner(['playwright', 'test', ...filters('e2e')], playwrightCount, browser)
  }
  if (has('faults')) {
    const only = filters('faults').flatMap((name) => ['--only', name])
    await check(['tsx', 'scripts/test-faults.ts', '--short', ...only])
  }
}

function filters(name: string): string[] {
  return part === name ? words : []
}

/** Makes what tests and types read. */
async function prepare(): Promise<boolean> {
  for (const command of [...preparation, ['next', 'typegen']]) {
    if (await run(command)) continue
    total.failed += 1
    return false
  }
  return true
}

/** Those that change nothing, beside each other. */
async function runChecks(): Promise<void> {
  await Promise.all([
    check(['biome', 'ci'], true),
    check(['node', 'scripts/check-imports.mjs'], true),
    check(['tsc', '--noEmit', '--incremental', 'false'], true),
    check(['tsx', 'scripts/licenses.ts', '--check'], true)
  ])
}

/** Only if something has changed since the last build, if a part was asked for. */
async function build(isPrepared: boolean | undefined): Promise<boolean> {
  if (part !== undefined && newerThanBuild() === undefined) return true
  const known = isPrepared ? ['--prepared'] : []
  const succeeded = await run(['tsx', 'scripts/build.ts', ...known])
  if (part === undefined && succeeded) total.passed += 1
  if (!succeeded) total.failed += 1
  return succeeded
}

/**
 * Runs a command of node_modules/.bin and prints its output: at once, or after its end if others run beside it.
 * @returns true if it succeeded
 */
function run(
  [name = '', ...args]: string[],
  own: Record<string, string> = {},
  isBesideOthers = false
): Promise<boolean> {
  const title = `\n> ${[name, ...args].join(' ')}`
  if (!isBesideOthers) console.log(title)
  const child = spawn(name, args, {
    stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...env, ...own },
    shell: process.platform === 'win32'
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      if (isBesideOthers) console.log(`${title}\n${printed}`)
      resolve(code === 0)
    })
  })
}

/** Runs a command that counts as one test. */
async function check(command: string[], isBesideOthers = false): Promise<void> {
  if (await run(command, {}, isBesideOthers)) total.passed += 1
  else total.failed += 1
}

/** Runs a test runner and adds its counts. A runner that fails without a failed test counts as one failure. */
async function runner(command: string[], count: () => Count, own: Record<string, string> = {}): Promise<void> {
  const succeeded = await run(command, own)
  let counted: Count
  try {
    counted = count()
  } catch {
    counted = { passed: 0, failed: 1 }
  }
  total.passed += counted.passed
  total.failed += succeeded ? counted.failed : Math.max(1, counted.failed)
}

function readReport(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function jestCount(): Count {
  const { numPassedTests, numFailedTests } = readReport(JEST_REPORT)
  return { passed: numPassedTests, failed: numFailedTests }
}

function playwrightCount(): Count {
  const { expected, unexpected, flaky } = readReport(PLAYWRIGHT_REPORT).stats
  return { passed: expected, failed: unexpected + flaky }
}

function end(): never {
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
