/** Databases for fault runs: SQLite files, and databases on a PostgreSQL server of their own. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../postgres'

/** Runs work with an SQLite file and removes it afterwards. */
export async function withSqlite<Result>(work: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-fault-'))
  try {
    return await work(`file:${join(folder, 'site.db')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs work with a database on a PostgreSQL server and removes the server afterwards. */
export async function withPostgres<Result>(
  work: (databaseUrl: string, server: PostgresServer) => Promise<Result>
): Promise<Result> {
  const server = await startPostgres()
  try {
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query('CREATE DATABASE site')
    await client.end()
    return await work(server.url.replace(/postgres$/, 'site'), server)
  } finally {
    await server.stop()
  }
}

/** Runs operator.ts on a database and returns its output. */
export async function runOperator(databaseUrl: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'test/faults/operator.ts', ...args],
    { env: { ...process.env, DATABASE_URL: databaseUrl } }
  )
  return stdout.trim()
}
