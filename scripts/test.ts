/**
 * `npm test`: format, lint, import rules, types, licenses, unit tests, production build, end-to-end tests, fault injection.
 * Continues after a failure, so that one run shows all of them, and ends with the total of all runners.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { baseURL } from '../playwright.config'
import { ensureChromium } from '../test/chromium'

const RESULTS = 'test-results'
const JEST_REPORT = `${RESULTS}/jest.json`
const PLAYWRIGHT_REPORT = `${RESULTS}/report.json`

interface Count {
  passed: number
  failed: number
}

const total: Count = { passed: 0, failed: 0 }

/** Runs a command of node_modules/.bin and prints its output. @returns true if it succeeded */
function run(command: string[], env: Record<string, string> = {}): boolean {
  const [name = '', ...args] = command
  console.log(`\n> ${command.join(' ')}`)
  const options: SpawnSyncOptions = { stdio: 'inherit', env: { ...process.env, ...env } }
  return spawnSync(name, args, options).status === 0
}

/** Runs a command that counts as one test. */
function check(command: string[]): void {
  if (run(command)) total.passed += 1
  else total.failed += 1
}

/** Runs a test runner and adds its counts. A runner that fails without a failed test counts as one failure. */
function runner(command: string[], count: () => Count, env: Record<string, string> = {}): void {
  const succeeded = run(command, env)
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

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const generated = [
  ['tsx', 'scripts/generate.ts'],
  ['tsx', 'scripts/content-build.ts'],
  ['tsx', 'scripts/fonts.ts'],
  ['tsx', 'scripts/assets.ts'],
  ['next', 'typegen']
].every((command) => run(command))
if (!generated) total.failed += 1
check(['biome', 'ci'])
check(['node', 'scripts/check-imports.mjs'])
check(['tsc', '--noEmit'])
check(['tsx', 'scripts/licenses.ts', '--check'])
runner(['jest', '--json', `--outputFile=${JEST_REPORT}`], jestCount)

const buildEnv = { SITE_URL: baseURL, DATABASE_URL: `file:./${RESULTS}/database/journeys.db` }
if (run(['tsx', 'scripts/build.ts'], buildEnv)) {
  total.passed += 1
  runner(['playwright', 'test'], playwrightCount, { CHROMIUM_PATH: ensureChromium() })
  check(['tsx', 'scripts/test-faults.ts', '--short'])
} else {
  total.failed += 1
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
