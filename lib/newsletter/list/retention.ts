/** Deletes data about people that the newsletter keeps for a limited time only. */
import { forgetUnconfirmed } from './subscribers'
import { deleteOldCounts, FORGET_AFTER_MS } from './unconfirmed-mail'

/** Deletes addresses that were asked to confirm and never did, and how often they were asked. Again is as good as once. */
export async function deleteForgotten(): Promise<void> {
  await forgetUnconfirmed(new Date(Date.now() - FORGET_AFTER_MS))
  await deleteOldCounts()
}
