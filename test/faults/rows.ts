/** Looking into a database after a fault, past the site. */
import Database from 'better-sqlite3'
import { openDatabase } from '../../lib/db/engines'

/** How many of the submissions are not in the database. */
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

/** What SQLite finds wrong with a file; "ok" where it finds nothing. */
export function integrityOf(file: string): string {
  const database = new Database(file)
  try {
    return String(database.pragma('integrity_check', { simple: true }))
  } finally {
    database.close()
  }
}
