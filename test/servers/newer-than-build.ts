/** Tells whether the build that journeys run on is older than the sources. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const BUILD = '.next/BUILD_ID'
const SOURCES = ['app', 'components', 'content', 'lib', 'prisma', 'scripts']
const FILES = ['middleware.ts', 'next.config.mjs', 'package-lock.json']
/** Paths of files that the build writes itself, or that are not part of it. */
const IGNORED = /\.test\.tsx?$|generated|schemas\/json|\/fonts\/|theme\.css|icons\.css|\.woff2|assets\.json/

/** A source that is newer than the build, or a sentence if there is no build; undefined if the build is up to date. */
export function newerThanBuild(): string | undefined {
  const built = statSync(BUILD, { throwIfNoEntry: false })
  if (!built) return 'any build'
  const sources = SOURCES.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry: Dirent) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return [...sources, ...FILES].find((file) => !IGNORED.test(file) && statSync(file).mtimeMs > built.mtimeMs)
}
