/** Reads the name of a release from the file that its build wrote. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code } from '../env'

/** Lies in the folder of a release, and in a container image. */
export const RELEASE_FILE = 'release.json'

export interface Release {
  /** The name in the list of `npm run release`. */
  release: string
  /** What `git describe` says of the sources; "unknown" if they were built without git. */
  commit: string
}

/** @param folder of a release, by default of the running one. Without the file, as in development, everything is "unknown". */
export function releaseIn(folder = code.folder): Release {
  const file = join(folder, RELEASE_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { release: 'unknown', commit: 'unknown' }
}
