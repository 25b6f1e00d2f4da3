import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from './fixtures'

test('handles 1,000 random and hostile requests without a fault', async () => {
  const args = ['--import', 'tsx', 'scripts/test/fuzz.ts', '--requests', '1000']
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 }).catch(
    (failed: { stdout: string }) => failed
  )
  expect(stdout).toContain(': 0 faults')
})
