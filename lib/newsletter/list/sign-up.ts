import { env } from '../../env'
import { subscribe } from './subscribers'

/**
 * Puts an address on the list as the site is set up, and has the e-mail sent that belongs to it.
 * @returns true if every owner of an address has to press a button in that e-mail first. It is not said of one address: that
 *   would tell whether it has left the list before
 */
export async function signUp(email: string): Promise<boolean> {
  const { SMTP_URL, DOUBLE_OPT_IN, CONFIRMATIONS_PER_HOUR } = env()
  const mail = SMTP_URL !== undefined
  await subscribe(email, { mail, confirmFirst: DOUBLE_OPT_IN, perHour: CONFIRMATIONS_PER_HOUR })
  return mail && DOUBLE_OPT_IN
}
