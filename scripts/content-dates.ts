/**
 * `npm run content:dates`: gives pages whose words are new or have changed today's date, in content/updated.ts. The
 * sitemap and the guides tell it to visitors and search engines.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { updated } from '../content/updated'
import { utcDay } from '../lib/affirmations/utc-day'
import { currentDates } from '../lib/content/checks/dates'

const dates = currentDates(utcDay(new Date()))
const entries = Object.entries(dates)
const changed = entries.filter(([path, { hash }]) => updated[path]?.hash !== hash)

const FILE = 'content/updated.ts'
const lines = entries.map(
  ([path, { published, changed, hash }]) =>
    `  '${path}': { published: '${published}', changed: '${changed}', hash: '${hash}' }`
)
writeFileSync(
  FILE,
  `/** When the words of each page came and last changed. Written by \`npm run content:dates\`. */
export interface PageDates {
  /** Days, YYYY-MM-DD. */
  published: string
  changed: string
  /** Of everything in content/ that the page is made of. */
  hash: string
}

export const updated: Record<string, PageDates> = {
${lines.join(',\n')}
}
`
)
// Biome breaks the long lines as it wants them.
execFileSync('node_modules/.bin/biome', ['format', '--write', FILE], { stdio: 'ignore' })
console.log(changed.length === 0 ? 'No page has changed.' : `Changed: ${changed.map(([path]) => path).join(', ')}`)
