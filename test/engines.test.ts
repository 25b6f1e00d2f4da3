import { existsSync } from 'node:fs'
import { db } from '../lib/db/client'
import { patternOf, testsOnPostgresql } from './engines.mjs'

it('runs files that ask for a database on PostgreSQL too, unless they are about SQLite', () => {
  const tests = testsOnPostgresql()
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter((file) => !existsSync(file))).toEqual([])
  expect(tests).toEqual(expect.arrayContaining(['lib/db/migrate.test.ts', 'lib/db/engines/postgresql.test.ts']))
  for (const file of ['lib/db/engines/sqlite.test.ts', 'lib/affirmations/utc-date.test.ts']) {
    expect(tests).not.toContain(file)
  }
})

it('chooses a file by its whole path', () => {
  const pattern = new RegExp(patternOf('lib/db/migrate.test.ts'))
  expect(pattern.test('/repository/lib/db/migrate.test.ts')).toBe(true)
  expect(pattern.test('/repository/lib/db/migrate-test.ts')).toBe(false)
})

it('gives a file that does not ask for a database none', () => {
  expect(db).toThrow('This test file has to call setUpTestDatabase')
})
