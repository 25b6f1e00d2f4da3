/** A disk that is full, and one that refuses writes, under the running site. Mostly root may: the disk is a small one of its own. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyBuild, startSite } from '../site'
import { ask, faultsOfRefusals, reader, submit, writers } from './clients'
import { describeCounts, type FaultRow, type FaultRun, pause } from './report'
import { integrityOf, missingSubmissions } from './rows'

const DISK_MIB = 16
/** Pages of the build, and one that is made at its first visit and kept. */
const KEPT_PAGES = ['/', '/category/love', '/science-hub', '/submit']

interface Disk {
  folder: string
  /** Makes it refuse writes. */
  spoil(): void
  /** Makes it as it was. */
  mend(): void
}

/** Fills the disk to its last byte. */
function fullDisk(folder: string): Disk {
  const filler = join(folder, 'filler')
  return {
    folder,
    spoil() {
      for (let size = DISK_MIB * 2 ** 20; size >= 512; size /= 2) fillWith(filler, size)
    },
    mend: () => rmSync(filler)
  }
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
 * The database and its log may not be written any more, also by whoever has opened them: `chattr +i`. Not the third file,
 * which is memory that processes share: the kernel answers a write to that with SIGBUS, as it does on a disk that is gone.
 */
function immutableFiles(folder: string): Disk {
  const mark = (how: string) => {
    const files = readdirSync(folder).filter((name) => !name.endsWith('-shm'))
    execFileSync('chattr', [how, ...files.map((name) => join(folder, name))])
  }
  return { folder, spoil: () => mark('+i'), mend: () => mark('-i') }
}

/** One fault of a disk: the site is started, spoiled under load, mended, and has to go on by itself. */
async function under(tried: string, { folder, spoil, mend }: Disk, short: boolean): Promise<FaultRow> {
  const times = short ? 1 : 5
  const faults: string[] = []
  const databaseUrl = `file:${join(folder, 'site.db')}`
  const site = await startSite({ databaseUrl, folder: copyBuild() })
  const ids: string[] = []
  const counts = new Map<string, number>()
  let slowest = 0
  try {
    for (const path of KEPT_PAGES) await ask(site, path)
    for (let time = 0; time < times; time += 1) {
      spoil()
      const reading = reader(site, KEPT_PAGES)
      const writing = writers([site], 4)
      await pause(short ? 1_500 : 4_000)
      await Promise.all([writing.stop(), reading.stop()])
      // What still fitted into what the database had already may well be stored.
      ids.push(...writing.ids)
      for (const [status, count] of writing.statuses) counts.set(status, (counts.get(status) ?? 0) + count)
      if (!writing.statuses.has('503')) faults.push('no write was refused: the fault was none')
      faults.push(...faultsOfRefusals(writing.refusals))
      if (reading.refusals.length > 0) faults.push(`kept pages answered ${describeCounts(reading.statuses)}`)

      mend()
      const start = performance.now()
      while ((await submit(site)).status !== 201) {
        if (performance.now() - start > 20_000) {
          faults.push('no write succeeds 20 s after it was mended')
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
  const seen = `writes ${describeCounts(counts)}; kept pages answered; writing again ${(slowest / 1000).toFixed(1)} s after`
  return { tried, times, seen, lost, faults: [...new Set(faults)] }
}

/** Whether we may do that here: a container's root often may not. */
function mayDo(command: string, args: string[], undo: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    execFileSync(undo[0] as string, undo.slice(1), { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function notTried(tried: string): FaultRow {
  return { tried, times: 0, seen: 'not tried: this user may not bring it about here', lost: 0, faults: [] }
}

async function full(short: boolean): Promise<FaultRow> {
  const tried = 'disk full, SQLite'
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', folder]
  try {
    if (!mayDo('mount', mount, ['umount', folder])) return notTried(tried)
    execFileSync('mount', mount)
    try {
      return await under(tried, fullDisk(folder), short)
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
    if (!mayDo('chattr', ['+i', probe], ['chattr', '-i', probe])) return notTried(tried)
    rmSync(probe)
    return await under(tried, immutableFiles(folder), short)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const disk: FaultRun = async ({ short }) => [await full(short), await readOnly(short)]
