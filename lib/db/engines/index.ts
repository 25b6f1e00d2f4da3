/** The database engines, one of which DATABASE_URL chooses. */
import type { Database, Engine } from './engine'
import { postgresql } from './postgresql'
import { type EngineName, engineOfUrl } from './schema'
import { sqlite } from './sqlite'

export type { Database } from './engine'

export const engines: Record<EngineName, Engine> = { sqlite, postgresql }

/** Opens the database at `file:…` or `postgresql://…`. */
export function openDatabase(url: string): Database {
  return engines[engineOfUrl(url)].open(url)
}
