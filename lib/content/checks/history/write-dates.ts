/** Keeps content/updated.ts up to date: pages whose words are new or have changed get today's date. */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { type PageDates, updated } from '../../../../content/updated'
import { utcDay } from '../../../affirmations/utc-day'
import { committed } from './committed'
import { currentDates } from './dates'

const FILE = 'content/updated.ts'
const BIOME = 'node_modules/.bin/biome'

/** @returns the paths of the pages that changed, came or went; the file is left alone if there is none */
export function writeDates(): string[] {
  const dates = currentDates(utcDay(new Date()), readDates(committed(FILE) ?? ''))
  const changed = Object.keys({ ...updated, ...dates }).filter((path) => updated[path]?.hash !== dates[path]?.hash)
  if (changed.length === 0) return []
  const lines = Object.entries(dates).map(
    ([path, { published, changed, hash }]) =>
      `  '${path}': { published: '${published}', changed: '${changed}', hash: '${hash}' }`
  )
  writeFileSync(FILE, `${HEAD}\nexport const updated: Record<string, PageDates> = {\n${lines.join(',\n')}\n}\n`)
  // Biome breaks the long lines as it wants them.
  if (existsSync(BIOME)) execFileSync(BIOME, ['format', '--write', FILE], { stdio: 'ignore' })
  return changed
}

/** The dates that a text of the file has. */
export function readDates(text: string): Record<string, PageDates> {
  const entries = text.matchAll(/'(\S+)': \{\s*published: '(\S+)',\s*changed: '(\S+)',\s*hash: '(\S+)'/g)
  return Object.fromEntries(
    [...entries].map(([, path = '', published = '', changed = '', hash = '']) => [path, { published, changed, hash }])
  )
}

const HEAD = `/** The days on which the words of each page came and last changed. Written by \`npm run content:dates\`. */
export interface PageDates {
  /** Days, YYYY-MM-DD. */
  published: string
  changed: string
  /** Of everything in content/ that the page is made of. */
  hash: string
}
`
