/**
 * `npm test`: format, lint and import directions, types, unit and handler tests, production build, journeys, faults.
 * Goes on after a failure, so that one run shows all of them, and ends with one line for all runners together.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { baseURL } from '../playwright.config'
import { ensureChromium } from '../test/chromium'

const RESULTS = 'test-results'
const JEST_REPORT = `${RESULTS}/jest.json`
const JOURNEYS_REPORT = `${RESULTS}/report.json`

interface Count {
  passed: number
  failed: number
}

const total: Count = { passed: 0, failed: 0 }

/** Runs a command of node_modules/.bin with our output. @returns whether it succeeded */
function run(command: string[], env: Record<string, string> = {}): boolean {
  const [name = '', ...args] = command
  console.log(`\n> ${command.join(' ')}`)
  const options: SpawnSyncOptions = { stdio: 'inherit', env: { ...process.env, ...env } }
  return spawnSync(name, args, options).status === 0
}

/** A check counts as one test. */
function check(command: string[]): void {
  if (run(command)) total.passed += 1
  else total.failed += 1
}

/** A runner counts its own tests; one that fails without naming a failed test counts as one failure. */
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

function journeysCount(): Count {
  const { expected, unexpected, flaky } = readReport(JOURNEYS_REPORT).stats
  return { passed: expected, failed: unexpected + flaky }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const generated = run(['tsx', 'scripts/generate.ts']) && run(['tsx', 'scripts/fonts.ts']) && run(['next', 'typegen'])
if (!generated) total.failed += 1
check(['biome', 'ci'])
check(['node', 'scripts/check-imports.mjs'])
check(['tsc', '--noEmit'])
check(['tsx', 'scripts/licenses.ts', '--check'])
runner(['jest', '--json', `--outputFile=${JEST_REPORT}`], jestCount)

const forJourneys = { SITE_URL: baseURL, DATABASE_URL: `file:./${RESULTS}/database/journeys.db` }
if (run(['tsx', 'scripts/build.ts'], forJourneys)) {
  total.passed += 1
  runner(['playwright', 'test'], journeysCount, { CHROMIUM_PATH: ensureChromium() })
  check(['tsx', 'scripts/test-faults.ts', '--short'])
} else {
  total.failed += 1
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
