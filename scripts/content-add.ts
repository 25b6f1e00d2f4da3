/**
 * Adds affirmations to the corpus: `npm run content:add -- daily < lines.txt`, one a line as `text | for | tag, tag` or
 * `text | for | tag, tag | ladder`. Gives each the next id of the category and a slug, and appends it to
 * content/affirmations/{category}.yaml. Adds none if one of them is invalid.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { categoryNames } from '../content/types'
import { buildContent } from '../lib/content/source/build-content'

const category = categoryNames.find((name) => name === process.argv[2])
if (!category) {
  console.error(`Usage: npm run content:add -- ${categoryNames.join('|')} < lines.txt`)
  process.exit(2)
}

// The corpus is imported as the build writes it: from the files as they are now.
stopOn(buildContent().map(({ where, message }) => `${where}: ${message}`))
const { corpus } = await import('../content/affirmations')
const { readNewRows, writeRow } = await import('../lib/affirmations/corpus/new-rows')

const { entries, problems } = readNewRows(readFileSync(0, 'utf8'), category, corpus)
stopOn(problems)
const file = `content/affirmations/${category}.yaml`
writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n${entries.map(writeRow).join('')}`)
buildContent()
console.log(`${entries.length} added to ${file}, the last is ${entries.at(-1)?.id ?? 'as before'}`)

function stopOn(found: string[]): void {
  if (found.length === 0) return
  for (const line of found) console.error(line)
  console.error('Nothing was added.')
  process.exit(1)
}
