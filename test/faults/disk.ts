/** Fills the disk of a running site, or makes its files read-only. Needs root in most cases, to mount a small disk. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { startSite } from '../servers/site'
import { waitFor } from '../wait-for'
import { countOf, faultsOfRefusals, reader, sendRequest, submit, writers } from './clients'
import { filledSqlite } from './databases'
import { describeCounts, type FaultRow, type FaultRun, pause } from './report'
import { integrityOf, missingSubmissions } from './rows'

const DISK_MIB = 16
/** Pages that are cached before the fault. */
const CACHED_PAGES = ['/', '/category/love', '/science-hub', '/submit']

interface Disk {
  folder: string
  /** True if there is no room: the health check knows that. */
  isFull?: boolean
  /** Makes the disk refuse writes. */
  breakDisk(): void
  /** Makes the disk writable again. */
  repairDisk(): void
}

/** Fills the disk to its last byte. */
function fullDisk(folder: string): Disk {
  const filler = join(folder, 'filler')
  return {
    folder,
    isFull: true,
    breakDisk() {
      truncateLog(join(folder, 'site.db'))
      for (let size = DISK_MIB * 2 ** 20; size >= 512; size /= 2) fillWith(filler, size)
    },
    repairDisk: () => rmSync(filler)
  }
}

/** Empties the write-ahead log, whose file SQLite otherwise writes over without asking the disk for more. */
function truncateLog(file: string): void {
  const database = new Database(file, { timeout: 5_000 })
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}

function fillWith(file: string, size: number): void {
  for (;;) {
    try {
      writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      return
    }
  }
}

/**
 * Makes the database and its log immutable with `chattr +i`, also for a process that has opened them. The third file, `-shm`,
 * is shared memory; it is left alone, because the kernel would kill a process that writes to it with SIGBUS.
 */
function immutableFiles(folder: string): Disk {
  const setFlag = (flag: string) => {
    const files = readdirSync(folder).filter((name) => !name.endsWith('-shm'))
    execFileSync('chattr', [flag, ...files.map((name) => join(folder, name))])
  }
  return { folder, breakDisk: () => setFlag('+i'), repairDisk: () => setFlag('-i') }
}

/** Breaks the disk of a site under load, repairs it, and checks that the site recovers by itself. */
async function withBrokenDisk(
  tried: string,
  { folder, isFull = false, breakDisk, repairDisk }: Disk,
  short: boolean
): Promise<FaultRow> {
  const times = short ? 1 : 5
  const faults: string[] = []
  const databaseUrl = await filledSqlite(join(folder, 'site.db'))
  const site = await startSite({ databaseUrl })
  const ids: string[] = []
  const counts = new Map<string, number>()
  let slowest = 0
  try {
    for (const path of CACHED_PAGES) await sendRequest(site, path)
    for (let time = 0; time < times; time += 1) {
      breakDisk()
      const reading = reader(site, CACHED_PAGES)
      const writing = writers([site], 4)
      if (!short) await pause(4_000)
      // A busy machine needs a while. What has not happened by the end is a fault below.
      await waitFor(() => countOf(writing, '503') >= 8 && countOf(reading, '200') >= 2 * CACHED_PAGES.length).catch(
        () => {}
      )
      await Promise.all([writing.stop(), reading.stop()])
      // Rows that fit into the space that the database already had may be stored.
      ids.push(...writing.ids)
      for (const [status, count] of writing.statuses) counts.set(status, (counts.get(status) ?? 0) + count)
      if (!writing.statuses.has('503')) faults.push('no write was refused: the fault had no effect')
      faults.push(...faultsOfRefusals(writing.refusals))
      if (isFull) {
        const health = await sendRequest(site, '/api/health')
        if (health.status !== 503) faults.push(`/api/health says ${health.status}`)
      }
      if (countOf(reading, '200') < 2 * CACHED_PAGES.length) faults.push('cached pages were hardly served')
      if (reading.refusals.length > 0) faults.push(`cached pages: ${describeCounts(reading.statuses)}`)

      repairDisk()
      const start = performance.now()
      while ((await submit(site)).status !== 201) {
        if (performance.now() - start > 20_000) {
          faults.push('no write succeeds 20 s after the repair')
          break
        }
        await pause(50)
      }
      slowest = Math.max(slowest, performance.now() - start)
    }
  } finally {
    await site.stop()
  }
  const integrity = integrityOf(join(folder, 'site.db'))
  if (integrity !== 'ok') faults.push(integrity)
  const lost = await missingSubmissions(databaseUrl, ids)
  const seen = `writes ${describeCounts(counts)}; cached pages served; writing again after ${(slowest / 1000).toFixed(1)} s`
  return { tried, times, seen, lost, faults: [...new Set(faults)] }
}

/** True if this user may run the command; root in a container often may not. */
function canRun(command: string, args: string[], undo: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    execFileSync(undo[0] as string, undo.slice(1), { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function notTried(tried: string): FaultRow {
  return { tried, times: 0, seen: 'not tried: this user has no permission', lost: 0, faults: [] }
}

async function full(short: boolean): Promise<FaultRow> {
  const tried = 'disk full, SQLite'
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', folder]
  try {
    if (!canRun('mount', mount, ['umount', folder])) return notTried(tried)
    execFileSync('mount', mount)
    try {
      return await withBrokenDisk(tried, fullDisk(folder), short)
    } finally {
      execFileSync('umount', [folder])
    }
  } finally {
    rmdirSync(folder)
  }
}

async function readOnly(short: boolean): Promise<FaultRow> {
  const tried = 'database files read-only, SQLite'
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-locked-'))
  const probe = join(folder, 'probe')
  try {
    writeFileSync(probe, '')
    if (!canRun('chattr', ['+i', probe], ['chattr', '-i', probe])) return notTried(tried)
    rmSync(probe)
    return await withBrokenDisk(tried, immutableFiles(folder), short)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const disk: FaultRun = async ({ short }) => [await full(short), await readOnly(short)]
