/** The signed links of e-mails: whoever has one is the owner of the mailbox that it was sent to. */
import { DAY_MS } from '../../calendar/utc-date'
import { formerKeys, secretKey } from '../../db/secret'
import { absoluteUrl } from '../../env'
import { routes } from '../../routes'
import { readToken, signToken } from './signed-token'

/** Milliseconds that a confirm link works: 14 days, as the e-mail says. */
export const CONFIRM_WITHIN_MS = 14 * DAY_MS

/** Addresses for a subscriber's id. */
export interface Links {
  /** The page with the button. */
  unsubscribePage(id: string): string
  /** The address that e-mail programs post to; opened by a person, it leads to the page. */
  unsubscribeApi(id: string): string
  /** The page where readers choose time, days and categories. */
  settingsPage(id: string): string
  confirmPage(id: string): string
  /** The same page, for the address that is to replace the subscriber's. */
  newAddressPage(id: string, email: string): string
}

/** Reads the key once, for as many links as are needed. */
export async function openLinks(): Promise<Links> {
  const key = await secretKey()
  const expiry = () => String(Date.now() + CONFIRM_WITHIN_MS)
  const link = (path: string, purpose: string, ...fields: string[]) =>
    `${absoluteUrl(path)}?token=${signToken(key, purpose, fields)}`
  return {
    unsubscribePage: (id) => link(routes.unsubscribe(), 'unsubscribe', id),
    unsubscribeApi: (id) => link(routes.unsubscribeApi(), 'unsubscribe', id),
    settingsPage: (id) => link(routes.settings(), 'settings', id),
    confirmPage: (id) => link(routes.confirm(), 'confirm', id, expiry()),
    newAddressPage: (id, email) =>
      link(routes.confirm(), 'address', id, expiry(), Buffer.from(email).toString('base64url'))
  }
}

/** The subscriber's id in a token of an unsubscribe link, which does not expire. */
export async function readUnsubscribeToken(token: string): Promise<string | undefined> {
  return (await readSigned('unsubscribe', token))?.[0]
}

/** The subscriber's id in a token of a link to the settings, which does not expire. */
export async function readSettingsToken(token: string): Promise<string | undefined> {
  return (await readSigned('settings', token))?.[0]
}

/** The subscriber's id in a token of a confirm link, whether its time is over, and the new address if it confirms one. */
export async function readConfirmToken(
  token: string
): Promise<{ id: string; expired: boolean; email?: string } | undefined> {
  const [id, expires, address] = (await readSigned('confirm', token)) ?? (await readSigned('address', token)) ?? []
  if (!id) return undefined
  const email = address && Buffer.from(address, 'base64url').toString()
  return { id, expired: Number(expires) < Date.now(), ...(email && { email }) }
}

/** E-mails stay in mailboxes for longer than a key is used. */
async function readSigned(purpose: string, token: string): Promise<string[] | undefined> {
  const read = (key: string) => readToken(key, purpose, token)
  return read(await secretKey()) ?? (await formerKeys()).map(read).find((fields) => fields !== undefined)
}
