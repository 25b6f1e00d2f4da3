/** Databases for fault runs: SQLite files, and databases on a PostgreSQL server of their own. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../servers/postgres'
import { copySeededDatabase, keepSeededDatabase } from '../servers/seeded-database'

let filled: Promise<void> | undefined

/**
 * Fills one database for all, and copies it.
 * @returns the URL of the new file
 */
export async function filledSqlite(file: string): Promise<string> {
  filled ??= withFolder(async (folder) => {
    const original = join(folder, 'original.db')
    await run('prisma/seed.ts', `file:${original}`)
    const kept = join(mkdtempSync(join(tmpdir(), 'affirmations-filled-')), 'filled.db')
    process.once('exit', () => rmSync(dirname(kept), { recursive: true, force: true }))
    await keepSeededDatabase(original, kept)
  })
  await filled
  return copySeededDatabase(file)
}

/** Runs work with a filled SQLite file and removes it afterwards. */
export function withSqlite<Result>(work: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => work(await filledSqlite(join(folder, 'site.db'))))
}

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-fault-'))
  try {
    return await work(folder)
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
export function runOperator(databaseUrl: string, ...args: string[]): Promise<string> {
  return run('test/faults/operator.ts', databaseUrl, ...args)
}

async function run(script: string, databaseUrl: string, ...args: string[]): Promise<string> {
  const command = ['--import', 'tsx', script, ...args]
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  return stdout.trim()
}
