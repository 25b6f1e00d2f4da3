import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { baseURL, databaseUrl } from '../playwright.config'
import { expect, test } from './fixtures'

test('handles 1,000 random and hostile requests without a fault', async () => {
  const args = ['scripts/test/fuzz.ts', '--requests', '1000', '--base', baseURL, '--database', databaseUrl]
  const options = { maxBuffer: 2 ** 26 }
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], options).catch(
    (failed: { stdout: string }) => failed
  )
  expect(stdout).toContain(': 0 faults')
})
