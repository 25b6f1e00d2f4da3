/** Which release this process runs, as the build has written it down. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code } from '../../env'

/** Stands in the folder of a release and of an image. */
export const RELEASE_FILE = 'release.json'

export interface Release {
  /** The name in the list of `npm run release`. */
  release: string
  /** What `git describe` says of the sources; "unknown" if they were built without git. */
  commit: string
}

const UNKNOWN: Release = { release: 'unknown', commit: 'unknown' }

/** @param folder of a release; without a file there, as in development, nothing is known */
export function releaseIn(folder: string): Release {
  const file = join(folder, RELEASE_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : UNKNOWN
}

let running: Release | undefined

/** The release of this process, read once: what it reads later may be another one. */
export function runningRelease(): Release {
  running ??= releaseIn(code.folder)
  return running
}
