/** Waits for PostgreSQL, which may be starting itself, as after a reboot, and checks that it has the database of the site. */
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '../env'
import { database } from './client'
import { causesOf, codesOf } from './database-errors'
import { describeDatabaseError, isNotThereYet, nameOfDatabase } from './describe-error'
import { engines } from './engines'
import { connect } from './engines/postgresql'
import { engineOfUrl, sqliteFileOf } from './engines/schema'

/** Milliseconds for a server that may be starting, and for the name of its host, which is mostly mistyped. */
const WAITS = { server: 60_000, name: 8_000 }
const RETRY_MS = 500
const NAME_CODE = /^(ENOTFOUND|EAI_AGAIN)$/

/**
 * Returns once PostgreSQL accepts connections; at once with SQLite.
 * @param say told once if it has to be waited for
 * @throws the error of the last try, or of the first that waiting would not mend
 */
export async function waitForDatabase(say: (sentence: string) => void, waits = WAITS): Promise<void> {
  const { DATABASE_URL: url } = env()
  if (engineOfUrl(url) === 'sqlite') return
  const began = performance.now()
  for (let tries = 0; ; tries += 1) {
    try {
      return await (await connect(url)).end()
    } catch (error) {
      const isUnnamed = causesOf(error)
        .flatMap(codesOf)
        .some((code) => NAME_CODE.test(code))
      const wait = isUnnamed ? waits.name : waits.server
      if (!isNotThereYet(error) || performance.now() - began >= wait) throw error
      if (tries === 0) say(`${describeDatabaseError(error, url)} Trying again for up to ${wait / 1_000} s.`)
      await sleep(RETRY_MS)
    }
  }
}

/**
 * Commands work on a database that is there: creating an empty one would hide that DATABASE_URL was forgotten.
 * @throws Error that says what to do if there is no database of the site at DATABASE_URL
 */
export async function requireDatabase(): Promise<void> {
  const { DATABASE_URL: url } = env()
  // Says more than an error of Prisma's if the server is away, or refuses.
  await waitForDatabase(() => {}, { server: 0, name: 0 })
  if (engineOfUrl(url) === 'postgresql' || existsSync(sqliteFileOf(url))) {
    const { engine, client } = database()
    if (await engines[engine].hasMigrationsTable(client)) return
  }
  throw new Error(
    `There is no database of the site at ${nameOfDatabase(url)}. Set DATABASE_URL, in the environment or in .env.production; ` +
      `a new database is made by the first start, or by: npm run db:seed`
  )
}
