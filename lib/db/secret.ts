/** The key of signed links and salted hashes: SECRET, or one that is made once and kept in the database. */
import { randomBytes } from 'node:crypto'
import { env } from '../env'
import { db, isUniqueViolation } from './client'

const FACT = 'secret'

/** The same in all processes and after restarts. */
export async function secretKey(): Promise<string> {
  return env().SECRET ?? (await storedKey())
}

async function storedKey(): Promise<string> {
  const stored = await db().setting.findUnique({ where: { key: FACT } })
  if (stored) return stored.value
  try {
    const value = randomBytes(32).toString('base64url')
    await db().setting.create({ data: { key: FACT, value } })
    return value
  } catch (error) {
    // Another process was first: its key is everybody's.
    if (!isUniqueViolation(error)) throw error
    return storedKey()
  }
}
