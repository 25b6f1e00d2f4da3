/** Waiting for PostgreSQL at a start: it may be starting itself, as after a reboot. */
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '../env'
import { isNotThereYet, nameOfDatabase } from './describe-error'
import { connect } from './engines/postgresql'
import { engineNameOf } from './engines/schema'

const WAIT_MS = 60_000
const RETRY_MS = 500

/**
 * Returns once PostgreSQL accepts connections; at once with SQLite.
 * @param say told once if it has to be waited for
 * @throws the error of the last try, or of the first that waiting would not mend
 */
export async function waitForDatabase(say: (sentence: string) => void, waitMs = WAIT_MS): Promise<void> {
  const { DATABASE_URL: url } = env()
  if (engineNameOf(url) === 'sqlite') return
  const deadline = Date.now() + waitMs
  for (let tries = 0; ; tries += 1) {
    try {
      return await (await connect(url)).end()
    } catch (error) {
      if (!isNotThereYet(error) || Date.now() >= deadline) throw error
      if (tries === 0)
        say(`PostgreSQL at ${nameOfDatabase(url)} does not answer: waiting for up to ${waitMs / 1000} s.`)
      await sleep(RETRY_MS)
    }
  }
}
