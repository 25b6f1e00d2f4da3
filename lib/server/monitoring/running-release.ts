/** Reads which release this process runs from the file that the build wrote. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code } from '../../env'

/** Lies in the folder of a release, and in a container image. */
export const RELEASE_FILE = 'release.json'

export interface Release {
  /** The name in the list of `npm run release`. */
  release: string
  /** What `git describe` says of the sources; "unknown" if they were built without git. */
  commit: string
}

const UNKNOWN: Release = { release: 'unknown', commit: 'unknown' }

/** @param folder the folder of a release. Without the file, as in development, everything is "unknown". */
export function releaseIn(folder: string): Release {
  const file = join(folder, RELEASE_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : UNKNOWN
}

let running: Release | undefined

/** The release of this process. Read once, because a later build may replace the file. */
export function runningRelease(): Release {
  running ??= releaseIn(code.folder)
  return running
}
