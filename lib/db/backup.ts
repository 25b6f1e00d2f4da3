/** A consistent copy of the whole database in one file, taken while the site runs. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { env } from '../env'
import { database } from './client'
import { copyDatabase, countRows, refuseMissing } from './copy'
import { openDatabase } from './engines'

/**
 * Writes what the database holds at one moment to an SQLite file, whichever the engine: PostgreSQL's comes back with
 * `npm run db:copy`, SQLite's by putting the file in its place.
 * @param file must not exist; its folder is made
 * @returns the number of rows of each model in the file, after reading it back
 * @throws Error, and leaves no file, where the copy is not whole
 */
export async function backUp(file: string): Promise<Record<string, number>> {
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`)
  // Before the database is opened, which would make it.
  refuseMissing(env().DATABASE_URL)
  mkdirSync(dirname(file), { recursive: true })
  // Beside its place, so that nobody takes half a backup for a whole one.
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`)
  try {
    // Both ways take an empty file and leave its mode: addresses and the key of the links are for no other eyes.
    closeSync(openSync(draft, 'wx', 0o600))
    const { engine, url, client } = database()
    if (engine === 'sqlite') await client.$executeRaw`VACUUM INTO ${draft}`
    else await copyDatabase(url, `file:${draft}`)
    const counts = await readBack(draft)
    renameSync(draft, file)
    for (const path of [file, dirname(file)]) toDisk(path)
    return counts
  } finally {
    // The last is what a migration locks: here nobody else waits for it.
    for (const suffix of ['', '-wal', '-shm', '-migrating']) rmSync(draft + suffix, { force: true })
  }
}

async function readBack(file: string): Promise<Record<string, number>> {
  const { client } = openDatabase(`file:${file}`)
  try {
    const [{ integrity_check: found } = { integrity_check: 'nothing' }] = await client.$queryRaw<
      { integrity_check: string }[]
    >`PRAGMA integrity_check`
    if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`)
    return await countRows(client)
  } finally {
    await client.$disconnect()
  }
}

function toDisk(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
