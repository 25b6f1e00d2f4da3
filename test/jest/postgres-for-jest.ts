/** Starts PostgreSQL once for all test files of the Jest project "postgresql" and stops it after the last one. */
import { ensurePgBouncer } from '../servers/pgbouncer'
import { type PostgresServer, startPostgres } from '../servers/postgres'

const globals = globalThis as { postgresForJest?: PostgresServer }

export default async function start(): Promise<void> {
  ensurePgBouncer()
  globals.postgresForJest = await startPostgres()
  process.env.TEST_POSTGRESQL_URL = globals.postgresForJest.url
}

export async function stop(): Promise<void> {
  await globals.postgresForJest?.stop()
}
