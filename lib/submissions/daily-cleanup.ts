/** Deletes outdated data while the site runs, whether or not it sends e-mail. */
import { DAY_MS } from '../affirmations/utc-day'
import { deleteForgotten } from '../newsletter/list/subscribers'
import { blankOldSubmitters } from './retention'

/** Deletes what is no longer to be kept: now, and once a day as long as the process runs. */
export function startDailyCleanup(): void {
  void cleanUp()
  setInterval(cleanUp, DAY_MS).unref()
}

/** Whatever fails is tried again the next day. Several processes may do the same at once. */
async function cleanUp(): Promise<void> {
  try {
    await deleteForgotten()
    await blankOldSubmitters()
  } catch (error) {
    console.error('What is no longer to be kept could not be deleted:', error)
  }
}
