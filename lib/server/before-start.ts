/** Checks before a start changes anything: for misspelled settings, ports that are taken, and another running server. */
import { opening } from '../db/describe-error'
import { engines } from '../db/engines'
import { engineNameOf } from '../db/engines/schema'
import { env, misspelledVariables } from '../env'
import { log } from '../log'
import { requireFreePort } from './connections/listen'

/** Logs a warning for what may be intended. @throws Error with one sentence for what can only be a mistake */
export async function checkBeforeStart(): Promise<void> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST, DATABASE_URL } = env()
  for (const question of misspelledVariables()) log.warn(question)
  if (process.getuid?.() === 0 && process.env.NODE_ENV === 'production') {
    log.warn(
      'The site runs as root: it needs no rights of root, and another user cannot write the files that it makes.'
    )
  }
  await requireFreePort(PORT, HOST)
  if (METRICS_PORT !== undefined) await requireFreePort(METRICS_PORT, METRICS_HOST, 'METRICS_PORT')
  await opening(() => engines[engineNameOf(DATABASE_URL)].markServed(DATABASE_URL))
}
