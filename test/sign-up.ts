import { env } from '../lib/env'
import { signUp } from '../lib/newsletter/list/subscribers'

interface Setup {
  /** True if e-mails can be sent. */
  mail?: boolean
  /** True if every address has to be confirmed. */
  confirmFirst?: boolean
  network?: string
}

/** Signs an address up on a site that is set up so: without e-mail and confirmation unless given. */
export function subscribe(
  address: string,
  { mail = false, confirmFirst = false, network }: Setup = {}
): Promise<boolean> {
  const { SMTP_URL, DOUBLE_OPT_IN } = env()
  Object.assign(env(), { SMTP_URL: mail ? 'smtp://127.0.0.1:9' : undefined, DOUBLE_OPT_IN: confirmFirst })
  // It reads these settings before it waits for anything.
  const joining = signUp(address, network)
  Object.assign(env(), { SMTP_URL, DOUBLE_OPT_IN })
  return joining
}
