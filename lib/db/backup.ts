/** Makes a consistent copy of the whole database in one file while the site runs. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { database } from './client'
import { copyDatabase, countRows } from './copy'
import { openDatabase } from './engines'

/**
 * Writes a snapshot of the database to an SQLite file, whichever engine the site uses. A PostgreSQL database is restored
 * from it with `npm run db:copy`, an SQLite database by replacing its file.
 * @param file must not exist; its folder is created
 * @returns the number of rows of each model, read back from the file
 * @throws Error if the copy is not complete; no file is left then
 */
export async function backUp(file: string): Promise<Record<string, number>> {
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`)
  mkdirSync(dirname(file), { recursive: true })
  // Written under another name first, so that nobody takes half a backup for a whole one. It ends as the file's name does, so
  // that what removes old backups removes what a stopped one has left, too.
  const draft = join(dirname(file), `.${process.pid}.${basename(file)}`)
  try {
    // The backup holds addresses and the signing key. Both ways of copying accept an empty file and leave its mode alone.
    closeSync(openSync(draft, 'wx', 0o600))
    const { engine, url, client } = database()
    if (engine === 'sqlite') await client.$executeRaw`VACUUM INTO ${draft}`
    else await copyDatabase(url, `file:${draft}`)
    const counts = await verifyBackup(draft)
    renameSync(draft, file)
    for (const path of [file, dirname(file)]) syncToDisk(path)
    return counts
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(draft + suffix, { force: true })
  }
}

async function verifyBackup(file: string): Promise<Record<string, number>> {
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

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
