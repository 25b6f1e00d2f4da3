/** Finds the unit tests that also run on PostgreSQL, for jest.config.mjs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The rooms that query the database. Whatever is above them asks them, and runs on SQLite only. */
const QUERYING = ['affirmations', 'db', 'newsletter', 'submissions'].map((room) => join('lib', room))
/** They count in a table of PostgreSQL, ask the engine itself, or send it any text there is. */
const OTHERS = ['lib/http/rate-limits', 'app/api/health/route', 'app/api/properties'].map((name) => `${name}.test.ts`)

/** The files of these rooms that ask for a database, see test/database.ts, unless they are about SQLite. */
export function testsOnPostgresql() {
  const files = QUERYING.flatMap((room) => readdirSync(room, { recursive: true }).map((file) => join(room, file)))
  const asking = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('setUpTestDatabase()')
  )
  return [...asking.filter((file) => !/\bengines[\\/]sqlite/.test(file)), ...OTHERS.map((file) => join(file))]
}

/** A pattern that matches the path of this file only. */
export function patternOf(file) {
  const parts = file.split(sep).map((part) => part.replace(/[.[\]()]/g, '\\$&'))
  return `[\\\\/]${parts.join('[\\\\/]')}$`
}
