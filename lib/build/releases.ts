/**
 * Releases: each build becomes a folder of its own under `.releases`, whole, with the packages that it needs, and `current`
 * leads to the one to start. A build, an installation or a pull beside the running site changes nothing that it reads.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { RELEASE_FILE, type Release, releaseIn } from '../monitoring/release'

const FOLDER = '.releases'
const CURRENT = join(FOLDER, 'current')
/** The current one, and one to go back to; a third may still be running. */
const KEPT_RELEASES = 3
/** Files whose names change with their content: pages of the release before, in a browser or a cache, still ask for them. */
const HASHED_FOLDERS = [join('.next', 'static'), join('public', 'assets')]
/** Lists those that a release has built itself, without those that it has taken over from the release before. */
const OWN_HASHED_FILES = 'hashed-files.json'

/**
 * Copies a finished build into a release of its own, with its name and commit, without settings, and with the hashed files of
 * the release before. Selects it for the next start, and deletes the oldest releases.
 * @returns its name
 */
export function addRelease(build: string, now = new Date()): string {
  const name = now.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')
  const folder = join(FOLDER, name)
  mkdirSync(FOLDER, { recursive: true })
  // Under another name until it is whole.
  const draft = `${folder}.part`
  rmSync(draft, { recursive: true, force: true })
  removeSettings(build)
  writeFileSync(join(build, RELEASE_FILE), JSON.stringify({ release: name, commit: commit() } satisfies Release))
  cpSync(build, draft, { recursive: true, verbatimSymlinks: true })
  const before = selectedRelease()
  writeFileSync(
    join(draft, OWN_HASHED_FILES),
    JSON.stringify(HASHED_FOLDERS.flatMap((name) => filesBelow(draft, name)))
  )
  if (before) takeHashedFiles(join(FOLDER, before), draft)
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  selectRelease(name)
  removeOldReleases()
  return name
}

/**
 * Next copies `.env` and `.env.production` into a build. There they would outlive their removal from the site's folder, where
 * lib/env.ts reads them, and passwords would lie in every release.
 */
function removeSettings(build: string): void {
  for (const name of readdirSync(build)) if (name.startsWith('.env')) rmSync(join(build, name))
}

/** "-dirty" at its end tells that files had changed since. */
function commit(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

/** The names of all releases, oldest first. */
export function releases(): string[] {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}-.*Z$/.test(name))
    .sort()
}

/** The commit that a release was built from. */
export function commitOf(name: string): string {
  return releaseIn(join(FOLDER, name)).commit
}

/** The name of the release that the next start takes; an older one may still be running. */
export function selectedRelease(): string | undefined {
  return existsSync(CURRENT) ? basename(readlinkSync(CURRENT)) : undefined
}

/** Makes the next start take this release. @throws if there is no such release */
export function selectRelease(name: string): void {
  if (!releases().includes(name))
    throw new Error(`There is no release ${name}, only ${releases().join(', ') || 'none'}.`)
  const draft = `${CURRENT}.part`
  rmSync(draft, { force: true })
  symlinkSync(name, draft, 'junction')
  // Replaces the old link in one step: a start at this moment finds one of the two.
  renameSync(draft, CURRENT)
}

/** @returns their paths in the release */
function filesBelow(release: string, folder: string): string[] {
  const files = readdirSync(join(release, folder), { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile()).map(({ parentPath, name }) => relative(release, join(parentPath, name)))
}

/** Copies the hashed files of a release; of two with one name, that of the new release stays. */
function takeHashedFiles(from: string, to: string): void {
  const list = join(from, OWN_HASHED_FILES)
  if (!existsSync(list)) return
  for (const file of JSON.parse(readFileSync(list, 'utf8'))) {
    if (!existsSync(join(to, file))) cpSync(join(from, file), join(to, file), { recursive: true })
  }
}

function removeOldReleases(): void {
  for (const name of releases().slice(0, -KEPT_RELEASES)) {
    if (name !== selectedRelease()) rmSync(join(FOLDER, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(FOLDER)) {
    // Of a build that was interrupted.
    if (name.endsWith('.part')) rmSync(join(FOLDER, name), { recursive: true, force: true })
  }
}
