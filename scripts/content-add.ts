/**
 * Adds affirmations to the corpus: `npm run content:add -- daily < lines.txt`, one a line as `text | tag, tag`.
 * Gives each the next id of the category and a slug of its own, and appends it to content/affirmations/{category}.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { corpus } from '../content/affirmations'
import { affirmationSchema, type CategoryName, categoryNames } from '../content/types'
import { uniqueSlug } from '../lib/affirmations/slug'
import { typeset } from '../lib/affirmations/typeset'

const category = process.argv[2] as CategoryName
if (!categoryNames.includes(category)) {
  console.error(`Usage: npm run content:add -- ${categoryNames.join('|')} < lines.txt`)
  process.exit(2)
}

const taken = new Set(Object.values(corpus).flatMap((entries) => entries.map((entry) => entry.slug)))
let number = Math.max(0, ...corpus[category].map((entry) => Number(entry.id.split('-')[1])))

const added = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => {
    const [text = '', tags = ''] = line.split('|')
    number += 1
    const typographic = typeset(text)
    const entry = affirmationSchema.parse({
      id: `${category}-${String(number).padStart(3, '0')}`,
      slug: uniqueSlug(typographic, taken),
      text: typographic,
      tags: tags.split(',').map((tag) => tag.trim())
    })
    taken.add(entry.slug)
    const quoted = entry.tags.map((tag) => `'${tag}'`).join(', ')
    return `  { id: '${entry.id}', slug: '${entry.slug}', text: '${entry.text}', tags: [${quoted}] }`
  })

const file = new URL(`../content/affirmations/${category}.ts`, import.meta.url)
const source = readFileSync(file, 'utf8').trimEnd()
const body = source.slice(0, source.lastIndexOf(']')).trimEnd()
const separator = body.endsWith('[') ? '\n' : ',\n'
writeFileSync(file, `${body}${separator}${added.join(',\n')}\n]\n`)
console.log(`${added.length} added to ${category}, ${number} is the last number`)
