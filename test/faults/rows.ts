/** Checks a database directly after a fault. */
import Database from 'better-sqlite3'
import { openDatabase } from '../../lib/db/engines'

/** The number of these submissions that are not in the database. */
export async function missingSubmissions(databaseUrl: string, ids: string[]): Promise<number> {
  const { client } = openDatabase(databaseUrl)
  try {
    const rows = await client.submission.findMany({ select: { id: true } })
    const known = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !known.has(id)).length
  } finally {
    await client.$disconnect()
  }
}

/** The result of SQLite's integrity check; "ok" if the file is sound. */
export function integrityOf(file: string): string {
  const database = new Database(file)
  try {
    return String(database.pragma('integrity_check', { simple: true }))
  } finally {
    database.close()
  }
}
