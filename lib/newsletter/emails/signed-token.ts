/** Signed tokens: what stands in them can be read by anyone and written only by whoever has the key. A JWT would be longer. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * @param purpose the use that the token is for; one made for something else is not valid
 * @param fields without dots
 * @returns the fields and their signature, joined by dots
 */
export function signToken(key: string, purpose: string, fields: string[]): string {
  return [...fields, signature(key, purpose, fields)].join('.')
}

/** The fields of a token that was signed with this key for this purpose, undefined for any other text. */
export function readToken(key: string, purpose: string, token: string): string[] | undefined {
  const fields = repaired(token).split('.')
  const given = Buffer.from(fields.pop() ?? '')
  const right = Buffer.from(signature(key, purpose, fields))
  return given.length === right.length && timingSafeEqual(given, right) ? fields : undefined
}

/**
 * A token as it was sent. E-mail programs leave `=3D` in a link, break its line, or take the sign after it as a part of it; a token
 * begins with a lower-case letter or a digit, and ends with its signature.
 */
function repaired(token: string): string {
  return token
    .replace(/^=?3D/, '')
    .replace(/=?\s+/g, '')
    .replace(/[^\w-]+$/, '')
}

function signature(key: string, purpose: string, fields: string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...fields]))
    .digest('base64url')
}
