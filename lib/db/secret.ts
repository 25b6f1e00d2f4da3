/** The key of signed links and salted hashes: SECRET, or a key that is generated once and stored in the database. */
import { randomBytes } from 'node:crypto'
import { env } from '../env'
import { db, isUniqueViolation } from './client'

const SETTING = 'secret'

/** The same in all processes and after restarts. */
export async function secretKey(): Promise<string> {
  return env().SECRET ?? (await storedKey())
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
