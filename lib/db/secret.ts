/** The key of signed links and salted hashes: SECRET, or a key that is generated once and stored in the database. */
import { createHash, randomBytes } from 'node:crypto'
import { env } from '../env'
import { db, isUniqueViolation } from './client'

const SETTING = 'secret'
const FINGERPRINTS = 'secret-fingerprints'

/** The same in all processes and after restarts. */
export async function secretKey(): Promise<string> {
  return env().SECRET ?? (await storedKey())
}

/**
 * The keys that were used before and are still accepted: those of SECRET_PREVIOUS, and the generated one if SECRET has taken
 * its place.
 */
export async function formerKeys(): Promise<string[]> {
  const { SECRET, SECRET_PREVIOUS } = env()
  const generated = SECRET ? await db().setting.findUnique({ where: { key: SETTING } }) : null
  const keys = generated ? [...SECRET_PREVIOUS, generated.value] : SECRET_PREVIOUS
  return [...new Set(keys)].filter((key) => key !== SECRET)
}

/**
 * Remembers, by fingerprints, the keys that this process accepts.
 * @returns false if a key that was used before is no longer among them: what it has hashed and signed is not recognized
 */
export async function rememberKeys(): Promise<boolean> {
  const current = await acceptedKeyFingerprints()
  const row = await db().setting.findUnique({ where: { key: FINGERPRINTS } })
  const known = row?.value.split(' ') ?? []
  const value = [...new Set([...known, ...current])].join(' ')
  const where = { key: FINGERPRINTS }
  if (value !== row?.value) await db().setting.upsert({ where, create: { ...where, value }, update: { value } })
  return known.every((print) => current.includes(print))
}

/** Names of the keys that are accepted, the present one first, which tell nothing of them: an export has one beside its hashes. */
export async function acceptedKeyFingerprints(): Promise<string[]> {
  return [await secretKey(), ...(await formerKeys())].map(fingerprint)
}

function fingerprint(key: string): string {
  return createHash('sha256').update(`fingerprint:${key}`).digest('base64url').slice(0, 16)
}

async function storedKey(): Promise<string> {
  const stored = await db().setting.findUnique({ where: { key: SETTING } })
  if (stored) return stored.value
  try {
    const value = randomBytes(32).toString('base64url')
    await db().setting.create({ data: { key: SETTING, value } })
    return value
  } catch (error) {
    // Another process was first; all use its key.
    if (!isUniqueViolation(error)) throw error
    return storedKey()
  }
}
