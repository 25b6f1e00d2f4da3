/**
 * Drawn images on disk, by name. They are in the working directory, which stays from release to release on a host; in a
 * container they go with it. Whatever is asked for and is not there is drawn again once.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostMemory } from '../env'

const FOLDER = join(process.cwd(), '.next', 'cache', 'pictures')
/**
 * The number of files at which all of them are removed, since what is requested again is drawn again: 2,000, or on a small host one
 * for each megabyte of its memory. A file has about 110 KB, so that they take a ninth of it where the folder is in memory, as in
 * some containers. Exported for tests.
 */
export const MAX_IMAGES = Math.min(2_000, Math.floor(hostMemory()))

const pending = new Map<string, Promise<Buffer>>()

/**
 * The image of a file name; made at most once, however many ask at the same time.
 * @param name letters, digits, `-`, `_` and `.` only
 */
export function storedImage(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = pending.get(name)
  if (known) return known
  const image = readOrMake(join(FOLDER, name), make).finally(() => pending.delete(name))
  pending.set(name, image)
  return image
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await readFile(file).catch(() => undefined)
  if (stored) return stored
  const image = await make()
  // An image that could not be stored is still an image: a full or read-only disk costs time only.
  await store(file, image).catch((error: unknown) => console.error('An image could not be stored:', error))
  return image
}

/** Written beside its place and moved, so that nobody reads half of it. */
async function store(file: string, image: Buffer): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const names = await readdir(FOLDER)
  // Not the folder itself: on a host it is all that this user may write to.
  if (names.length >= MAX_IMAGES) await Promise.all(names.map((name) => rm(join(FOLDER, name), { force: true })))
  const draft = `${file}.${process.pid}`
  await writeFile(draft, image)
  await rename(draft, file)
}
