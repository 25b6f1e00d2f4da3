/**
 * Turbopack writes the same chunk once for each page that needs it, under as many names: the content of the site was there
 * sixteen times. Node keeps the source of each, 25 MB together, so all but one in a folder become a line that loads that one.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The last line, which differs by the name of the chunk. */
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\s*$/
/** Chunks below this size may stay: nearly all of them are a few lines. In characters. */
const SMALLEST = 1_000

/**
 * @param folder of chunks that Node loads with require
 * @returns the number of chunks that were replaced
 */
export function shareChunks(folder: string): number {
  const firsts = new Map<string, string>()
  let replaced = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.js')) continue
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8').replace(SOURCE_MAP, '')
    if (text.length < SMALLEST) continue
    // In one folder only: a chunk may name others relative to its own.
    const key = `${dirname(name)} ${createHash('sha256').update(text).digest('base64')}`
    const first = firsts.get(key)
    if (first === undefined) {
      firsts.set(key, basename(name))
      continue
    }
    writeFileSync(file, `module.exports = require(${JSON.stringify(`./${first}`)})\n`)
    rmSync(`${file}.map`, { force: true })
    replaced += 1
  }
  return replaced
}
