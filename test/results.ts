/** Reads what the test runners found from their reports. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Results {
  passed: number
  failed: number
  /** The names of the failed tests and of files that did not load, each with the beginning of its error. */
  failures: string[]
  /** The same of tests that failed at first and passed when they were tried again: counted as passed. */
  retried: string[]
}

const MAX_ERROR_LINES = 12
/** The HTML of a page is one line. */
const MAX_LINE_LENGTH = 300

function readReport(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** @param path of the file that `jest --json` writes */
export function jestResults(path: string): Results {
  const { numPassedTests, numFailedTests, testResults } = readReport(path)
  return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(jestFailures), retried: [] }
}

interface JestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

function jestFailures({ name, status, message, assertionResults }: JestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const file = relative('.', name)
  // A file that does not load has no tests.
  if (failed.length === 0) return status === 'failed' ? [failureText(file, message)] : []
  return failed.map((test) => failureText(`${file}: ${test.fullName}`, test.failureMessages[0]))
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { error?: { message?: string } }[]
}

/** @param path of the file that Playwright's JSON reporter writes */
export function playwrightResults(path: string): Results {
  const { stats, suites } = readReport(path)
  const { expected, unexpected, flaky } = stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: errorsOf({ suites }, 'unexpected'),
    retried: errorsOf({ suites }, 'flaky')
  }
}

/** The names of the tests with this status, each with the beginning of its first error. */
function errorsOf({ suites = [], specs = [] }: PlaywrightSuite, wanted: PlaywrightTest['status']): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted))
  const errorOf = (tests: PlaywrightTest[]) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error
  return [
    ...own.map(({ file, title, tests }) => failureText(`e2e/${file}: ${title}`, errorOf(tests)?.message)),
    ...suites.flatMap((suite) => errorsOf(suite, wanted))
  ]
}

/** A name with the first lines of an error, without colors. */
function failureText(name: string, error = ''): string {
  const lines = stripVTControlCharacters(error).trim().split('\n').slice(0, MAX_ERROR_LINES)
  return [name, ...lines.map((line) => `    ${line.slice(0, MAX_LINE_LENGTH)}`)].join('\n')
}
