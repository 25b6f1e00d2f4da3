/**
 * Drawn pictures on disk, by the hash of their drawing. The build's cache is their place: it goes when a deployment is
 * replaced, and whatever is asked for is drawn again once.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = join(process.cwd(), '.next', 'cache', 'pictures')

const onTheWay = new Map<string, Promise<Buffer>>()

/**
 * The picture of a key; made at most once, however many ask at the same time.
 * @param key letters, digits, `-` and `_` only: it becomes a file name
 */
export function storedImage(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = onTheWay.get(key)
  if (known) return known
  const picture = readOrMake(join(FOLDER, `${key}.png`), make).finally(() => onTheWay.delete(key))
  onTheWay.set(key, picture)
  return picture
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch {
    // Not drawn yet.
  }
  const picture = await make()
  // A picture that could not be kept is still a picture: a full or read-only disk costs time only.
  await keep(file, picture).catch((error: unknown) => console.error('A picture could not be kept:', error))
  return picture
}

/** Written beside its place and moved, so that nobody reads half of it. */
async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, picture)
  await rename(draft, file)
}
