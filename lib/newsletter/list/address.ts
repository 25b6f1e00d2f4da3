/** The form in which addresses are compared, and the hashes kept of one that must be recognized but not known. */
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { email } from '../../content/text/text-schema'
import { formerKeys, secretKey } from '../../db/secret'

/** Google ignores dots, and has two names. Elsewhere a dot makes another mailbox. */
const GMAIL = ['gmail.com', 'googlemail.com']

export interface AddressHashes {
  emailHash: string
  /** The same for every address that leads to one mailbox. */
  mailboxHash: string
  /** Of the network that it was entered from, if that is known. */
  networkHash?: string
}

/** POST /api/newsletter/subscribe */
export const newsletterSchema = z.object({ email })

/** The form in which an address is stored and compared. */
export function normalAddress(address: string): string {
  return address.trim().toLowerCase()
}

/** The mailbox behind a normalized address: most servers deliver ann+list@example.org to ann@example.org. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // A plus at the very beginning is part of the name.
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${domain}`
}

/** All hashes that may be kept of an address: with the present key first, then with the former ones. */
export async function openAllHashes(): Promise<(email: string, network?: string) => AddressHashes[]> {
  const hashers = [await secretKey(), ...(await formerKeys())].map(hasher)
  return (email, network) => hashers.map((hash) => hash(email, network))
}

function hasher(key: string): (email: string, network?: string) => AddressHashes {
  // The purposes are part of every hash that is stored: they cannot be renamed.
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
  return (email, network) => ({
    emailHash: hash('departure', email),
    mailboxHash: hash('mailbox', mailboxOf(email)),
    networkHash: network ? hash('network', network) : undefined
  })
}
