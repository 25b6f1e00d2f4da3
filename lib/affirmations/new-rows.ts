/** New affirmations for content/affirmations, from lines as a writer types them. */
import { affirmationSchema } from '../../content/schemas/affirmation'
import type { AffirmationEntry, CategoryName } from '../../content/types'
import { findCategory, subcategoryIds } from '../content/taxonomy'
import { checkEntry, checkTogether } from './rules'
import { uniqueSlug } from './slug'
import { typeset } from './typeset'

export interface NewRows {
  entries: AffirmationEntry[]
  /** What keeps them from being added, each with the line it came from. */
  problems: string[]
}

/**
 * @param input one affirmation a line, as `text | tag, tag`; empty lines are skipped
 * @param corpus what is there: the new ones get the next ids of the category, and addresses that none has
 */
export function readNewRows(
  input: string,
  category: CategoryName,
  corpus: Record<CategoryName, AffirmationEntry[]>
): NewRows {
  const known = Object.entries(corpus).flatMap(([name, list]) => list.map((entry) => ({ ...entry, category: name })))
  const taken = new Set(known.map(({ slug }) => slug))
  const own = findCategory(category).subcategories.map(({ id }) => id)
  const lineOf = new Map<string, number>()
  const entries: AffirmationEntry[] = []
  const problems: string[] = []
  let number = Math.max(0, ...corpus[category].map(({ id }) => Number(id.split('-')[1])))

  for (const [index, line] of input.split('\n').entries()) {
    if (!line.trim()) continue
    const [words = '', tags = ''] = line.split('|')
    const text = typeset(words)
    number += 1
    const id = `${category}-${String(number).padStart(3, '0')}`
    const entry = { id, slug: uniqueSlug(text, taken), text, tags: tags.split(',').map((tag) => tag.trim()) }
    taken.add(entry.slug)
    lineOf.set(id, index + 1)
    entries.push(entry)
    const { error } = affirmationSchema.safeParse(entry)
    const said = [
      ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
      ...checkEntry({ ...entry, category }, own, [...subcategoryIds()]).map(({ message }) => message)
    ]
    problems.push(...said.map((message) => `line ${index + 1}: ${message}`))
  }

  const added = entries.map((entry) => ({ ...entry, category }))
  for (const { where, message } of checkTogether([...known, ...added])) {
    const line = lineOf.get(where.split(' › ')[1] ?? '')
    if (line) problems.push(`line ${line}: ${message}`)
  }
  return { entries, problems }
}

/** An affirmation as the row of a YAML file. JSON's quotes are YAML's too. */
export function writeRow({ id, text, tags, slug }: AffirmationEntry): string {
  return `- { id: ${id}, text: ${JSON.stringify(text)}, tags: [${tags.join(', ')}], slug: ${slug} }\n`
}
