import { env } from '../env'
import { subscribe } from './subscribers'
import { wakeOutbox } from './wake-outbox'

/**
 * Puts an address on the list as the site is set up, and has the e-mail sent that belongs to it.
 * @returns whether the owner of the address has to press a button in that e-mail first
 */
export async function signUp(email: string): Promise<boolean> {
  const { SMTP_URL, DOUBLE_OPT_IN } = env()
  await subscribe(email, { mail: SMTP_URL !== undefined, confirmFirst: DOUBLE_OPT_IN })
  wakeOutbox()
  return DOUBLE_OPT_IN
}
