/** New affirmations for content/affirmations, from a text as a writer types it. */
import { affirmationSchema } from '../../content/schemas/affirmation'
import type { AffirmationEntry, CategoryName } from '../../content/types'
import { normalizeText } from '../affirmations/corpus/normalize-text'
import { uniqueSlug } from '../affirmations/corpus/slug'
import { allSubcategoryIds, findCategory } from '../content/taxonomy'
import { describeHidden } from '../content/text/printable'
import { checkEntry } from './affirmations'
import { checkTogether } from './affirmations-together'

const FORM = 'text | for | tag, tag'

interface NewEntries {
  entries: AffirmationEntry[]
  /** The reasons for which they cannot be added, each with its line of the input. */
  problems: string[]
}

/**
 * @param input one affirmation a line, as `text | for | tag, tag` or `text | for | tag, tag | ladder`; empty lines are skipped
 * @param corpus the present affirmations: new ones get the next ids of the category, and slugs that none has or had
 */
export function readNewEntries(
  input: string,
  category: CategoryName,
  corpus: Record<CategoryName, AffirmationEntry[]>
): NewEntries {
  const known = Object.entries(corpus).flatMap(([name, list]) => list.map((entry) => ({ ...entry, category: name })))
  const taken = new Set(known.flatMap(({ slug, aliases = [] }) => [slug, ...aliases]))
  const own = findCategory(category).subcategories.map(({ id }) => id)
  const lineOf = new Map<string, number>()
  const entries: AffirmationEntry[] = []
  const problems: string[] = []
  let number = Math.max(0, ...corpus[category].map(({ id }) => Number(id.split('-')[1])))

  for (const [index, line] of input.split('\n').entries()) {
    if (!line.trim()) continue
    const [words = '', audience = '', tags = '', ladder = '', ...more] = line.split('|').map((part) => part.trim())
    const text = normalizeText(words)
    number += 1
    const id = `${category}-${String(number).padStart(3, '0')}`
    const entry = {
      id,
      slug: uniqueSlug(text, taken),
      text,
      for: audience,
      tags: tags.split(',').map((tag) => tag.trim()),
      ...(ladder && { ladder })
    }
    taken.add(entry.slug)
    lineOf.set(id, index + 1)
    entries.push(entry)
    const { error } = affirmationSchema.safeParse(entry)
    const hidden = describeHidden(line.trim())
    const messages = [
      ...(hidden ? [hidden] : []),
      ...(more.length > 0 ? [`has ${more.length + 4} parts, a line has three or four: ${FORM}`] : []),
      ...(audience === '' ? [`does not say whom it is for: ${FORM}`] : []),
      ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
      ...checkEntry({ ...entry, category }, own, [...allSubcategoryIds()]).map(({ message }) => message)
    ]
    problems.push(...messages.map((message) => `line ${index + 1}: ${message}`))
  }

  const added = entries.map((entry) => ({ ...entry, category }))
  for (const { where, message } of checkTogether([...known, ...added])) {
    const line = lineOf.get(where.split(' › ')[1] ?? '')
    if (line) problems.push(`line ${line}: ${message}`)
  }
  return { entries, problems }
}

/** An entry as a line of a YAML file. JSON's quotes are YAML's too. */
export function formatEntry({ id, text, for: audience, tags, slug, ladder }: AffirmationEntry): string {
  const fields = [
    `id: ${id}`,
    `text: ${JSON.stringify(text)}`,
    `for: ${audience}`,
    `tags: [${tags.join(', ')}]`,
    ...(ladder ? [`ladder: ${ladder}`] : []),
    `slug: ${slug}`
  ]
  return `- { ${fields.join(', ')} }\n`
}
