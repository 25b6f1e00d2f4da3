import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '../fixtures'

test('handles 200 random and hostile requests, and 15 addresses in all spellings, without a fault', async () => {
  const args = ['--import', 'tsx', 'scripts/test/fuzz.ts', '--requests', '200', '--addresses', '15']
  const options = { maxBuffer: 2 ** 26 }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
    (failed: { stdout: string; stderr: string }) => failed
  )
  expect(stdout + stderr).toContain(': 0 faults')
})
