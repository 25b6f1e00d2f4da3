/**
 * Releases: each build becomes a folder of its own under `.releases`, whole, with the packages that it needs, and `current`
 * leads to the one to start. A build, an installation or a pull beside the running site changes nothing that it reads.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = '.releases'
const CURRENT = join(FOLDER, 'current')
/** The current one, and one to go back to; a third may still be running. */
const KEPT_RELEASES = 3
/** Files whose names change with their content: pages of the release before, in a browser or a cache, still ask for them. */
const HASHED = [join('.next', 'static'), join('public', 'assets')]
/** Where those are in the next release. */
export const KEPT_FILES = 'kept'

/** Copies a finished build into a release of its own, and makes that the current one. @returns its name */
export function addRelease(build: string, now = new Date()): string {
  const name = now.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')
  const folder = join(FOLDER, name)
  mkdirSync(FOLDER, { recursive: true })
  // Under another name until it is whole.
  const draft = `${folder}.part`
  rmSync(draft, { recursive: true, force: true })
  cpSync(build, draft, { recursive: true, verbatimSymlinks: true })
  const before = currentRelease()
  if (before) keepHashedFiles(join(FOLDER, before), draft)
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  selectRelease(name)
  removeOldReleases()
  return name
}

/** The names of all releases, oldest first. */
export function releases(): string[] {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}-.*Z$/.test(name))
    .sort()
}

export function currentRelease(): string | undefined {
  return existsSync(CURRENT) ? basename(readlinkSync(CURRENT)) : undefined
}

/** The next start takes this release. */
export function selectRelease(name: string): void {
  if (!releases().includes(name))
    throw new Error(`There is no release ${name}, only ${releases().join(', ') || 'none'}.`)
  const draft = `${CURRENT}.part`
  rmSync(draft, { force: true })
  symlinkSync(name, draft, 'junction')
  // Replaces the old link in one step: a start at this moment finds one of the two.
  renameSync(draft, CURRENT)
}

function keepHashedFiles(from: string, to: string): void {
  for (const folder of HASHED) {
    const source = join(from, folder)
    if (existsSync(source)) cpSync(source, join(to, KEPT_FILES, folder), { recursive: true })
  }
}

function removeOldReleases(): void {
  for (const name of releases().slice(0, -KEPT_RELEASES)) {
    if (name !== currentRelease()) rmSync(join(FOLDER, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(FOLDER)) {
    // Of a build that was interrupted.
    if (name.endsWith('.part')) rmSync(join(FOLDER, name), { recursive: true, force: true })
  }
}
