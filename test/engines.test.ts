import { db } from '../lib/db/client'
import { patternOf, testsOn, unitTests } from './engines.mjs'

const tests = unitTests()
const onBoth = testsOn('postgresql').filter((file) => testsOn('sqlite').includes(file))

it('runs every unit test on an engine', () => {
  expect(tests.length).toBeGreaterThan(100)
  expect([...new Set([...testsOn('sqlite'), ...testsOn('postgresql')])].sort()).toEqual(tests.sort())
})

it('runs a file that asks for a database on both engines, unless it is named after one, and no other', () => {
  expect(onBoth).toEqual(expect.arrayContaining(['lib/db/client.test.ts', 'app/api/affirmations/[id]/route.test.ts']))
  expect(onBoth).not.toContain('lib/affirmations/utc-day.test.ts')
  expect(testsOn('sqlite').filter((file) => file.includes('engines/postgresql'))).toEqual([])
  expect(testsOn('postgresql').filter((file) => file.includes('engines/sqlite'))).toEqual([])
})

it('gives a file that does not ask for a database none', () => {
  expect(db).toThrow('This test file has to call setUpTestDatabase')
})

it('chooses a file by its whole path', () => {
  for (const file of tests) {
    const pattern = new RegExp(patternOf(file))
    expect(tests.filter((other) => pattern.test(`/repository/${other}`))).toEqual([file])
  }
})
