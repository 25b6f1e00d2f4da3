/** The signed links of e-mails: whoever has one is the owner of the mailbox that it was sent to. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '../../calendar/utc-date'
import { formerKeys, secretKey } from '../../db/secret'
import { absoluteUrl } from '../../env'
import { routes } from '../../routes'

/** Milliseconds that a confirm link works: 14 days, as the e-mail says. */
export const CONFIRM_WITHIN_MS = 14 * DAY_MS

/** Addresses for a subscriber's id. */
export type Links = Awaited<ReturnType<typeof openLinks>>

/** Reads the key once, for as many links as are needed. */
export async function openLinks() {
  const key = await secretKey()
  const expiry = () => String(Date.now() + CONFIRM_WITHIN_MS)
  const link = (path: string, purpose: string, ...fields: string[]) =>
    `${absoluteUrl(path)}?token=${signToken(key, purpose, fields)}`
  return {
    /** The page with the button. */
    unsubscribePage: (id: string) => link(routes.unsubscribe(), 'unsubscribe', id),
    /** The address that e-mail programs post to; opened by a person, it leads to the page. */
    unsubscribeApi: (id: string) => link(routes.unsubscribeApi(), 'unsubscribe', id),
    /** The page where readers choose time, days and categories. */
    settingsPage: (id: string) => link(routes.settings(), 'settings', id),
    confirmPage: (id: string) => link(routes.confirm(), 'confirm', id, expiry()),
    /** The same page, for the address that is to replace the one with this hash: whose the new one is may not know that. */
    newAddressPage: (id: string, email: string, replaces: string) =>
      link(routes.confirm(), 'address', id, expiry(), Buffer.from(email).toString('base64url'), replaces)
  }
}

/** The subscriber's id in a token of a link that does not expire. */
export async function readToken(purpose: 'unsubscribe' | 'settings', token: string): Promise<string | undefined> {
  return (await readSigned(purpose, token))?.[0]
}

interface Confirmation {
  id: string
  expired: boolean
  /** A new address, and the hash of the one that it replaces. */
  move?: { email: string; replaces: string }
}

/** What is in a token of a confirm link. */
export async function readConfirmToken(token: string): Promise<Confirmation | undefined> {
  const [id, expires, address, replaces = ''] =
    (await readSigned('confirm', token)) ?? (await readSigned('address', token)) ?? []
  if (!id) return undefined
  const move = address && { email: Buffer.from(address, 'base64url').toString(), replaces }
  return { id, expired: Number(expires) < Date.now(), ...(move && { move }) }
}

/** E-mails stay in mailboxes for longer than a key is used. */
async function readSigned(purpose: string, token: string): Promise<string[] | undefined> {
  const keys = [await secretKey(), ...(await formerKeys())]
  return keys.map((key) => verifyToken(key, purpose, token)).find((fields) => fields !== undefined)
}

/**
 * Signs a token, which anyone can read and only whoever has the key can write. A JWT would be longer.
 * @param purpose the use that the token is for; one made for something else is not valid
 * @param fields without dots
 * @returns the fields and their signature, joined by dots
 */
export function signToken(key: string, purpose: string, fields: string[]): string {
  return [...fields, signature(key, purpose, fields)].join('.')
}

/**
 * The fields of a token that was signed with this key for this purpose, undefined for any other text. E-mail programs leave `=3D`
 * in a link, break its line, visibly or not, or take the signs around it as a part of it; a token begins with a lower-case letter
 * or a digit, and ends with its signature, whose length is known.
 */
export function verifyToken(key: string, purpose: string, token: string): string[] | undefined {
  const repaired = token
    .replace(/^=?3D/, '')
    .replace(/[^\w.-]+/g, '')
    .replace(/(?<![._])[._]+$/, (end) => end.replaceAll('.', ''))
  const fields = repaired.split('.')
  const given = Buffer.from(fields.pop()?.slice(0, SIGNATURE_LENGTH) ?? '')
  const right = Buffer.from(signature(key, purpose, fields))
  return given.length === right.length && timingSafeEqual(given, right) ? fields : undefined
}

/** The length of a SHA-256 hash in base64url. */
const SIGNATURE_LENGTH = 43

function signature(key: string, purpose: string, fields: string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...fields]))
    .digest('base64url')
}
