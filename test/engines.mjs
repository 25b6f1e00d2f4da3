/** Finds the unit tests that run on each database engine, for jest.config.mjs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const ROOMS = ['app', 'components', 'content', 'lib', 'scripts', 'test']

/** All unit tests, by their paths in the repository. */
export function unitTests() {
  const files = ROOMS.flatMap((room) => readdirSync(room, { recursive: true }).map((file) => join(room, file)))
  return files.filter((file) => /\.test\.tsx?$/.test(file))
}

/**
 * The unit tests of an engine. A file that asks for a database, see test/database.ts, runs on each. Others need none and run
 * once, in the project of SQLite. A file of lib/db/engines runs on the engine that it is named after.
 * @param {'sqlite' | 'postgresql'} engine
 */
export function testsOn(engine) {
  return unitTests().filter((file) => {
    const [, named] = /\bengines[\\/](sqlite|postgresql)/.exec(file) ?? []
    if (named) return named === engine
    return engine === 'sqlite' || readFileSync(file, 'utf8').includes('setUpTestDatabase()')
  })
}

/** A pattern that matches the paths of these files only. */
export function patternOf(file) {
  const parts = file.split(sep).map((part) => part.replace(/[.[\]()]/g, '\\$&'))
  return `[\\\\/]${parts.join('[\\\\/]')}$`
}
