/** New affirmations for content/affirmations, from a text as a writer types it. */
import { affirmationSchema } from '../../../content/schemas/affirmation'
import type { AffirmationEntry, Category, CategoryName } from '../../../content/types'
import type { ContentIssue } from '../../content/issues/issue'
import { findCategory, subcategoryIds } from '../../content/taxonomy'
import { describeHidden } from '../../content/text/printable'
import { checkCategory, checkTogether } from './corpus-rules'
import { type CategorizedEntry, checkEntry } from './rules'
import { uniqueSlug } from './slug'
import { typeset } from './typeset'

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
  const categoryEntry = findCategory(category)
  const own = categoryEntry.subcategories.map(({ id }) => id)
  const lineOf = new Map<string, number>()
  const entries: AffirmationEntry[] = []
  const problems: string[] = []
  let number = Math.max(0, ...corpus[category].map(({ id }) => Number(id.split('-')[1])))

  for (const [index, line] of input.split('\n').entries()) {
    if (!line.trim()) continue
    const [words = '', audience = '', tags = '', ladder = '', ...more] = line.split('|').map((part) => part.trim())
    const text = typeset(words)
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
      ...checkEntry({ ...entry, category }, own, [...subcategoryIds()]).map(({ message }) => message)
    ]
    problems.push(...messages.map((message) => `line ${index + 1}: ${message}`))
  }

  const added = entries.map((entry) => ({ ...entry, category }))
  for (const { where, message } of checkTogether([...known, ...added])) {
    const line = lineOf.get(where.split(' › ')[1] ?? '')
    if (line) problems.push(`line ${line}: ${message}`)
  }
  return { entries, problems: [...problems, ...newCategoryIssues(categoryEntry, known, added, lineOf)] }
}

/** Issues that a category has with the new entries and did not have without them, such as too large a share for situations. */
function newCategoryIssues(
  category: Category,
  known: CategorizedEntry[],
  added: CategorizedEntry[],
  lineOf: Map<string, number>
): string[] {
  const kindOf = ({ message }: ContentIssue) => message.split(':')[0]?.replace(/\d+/g, '')
  const before = new Set(checkCategory(category, known).map(kindOf))
  return checkCategory(category, [...known, ...added])
    .filter((issue) => !before.has(kindOf(issue)))
    .map(({ message }) => {
      const lines = [...lineOf].filter(([id]) => message.includes(id)).map(([, line]) => line)
      return `${lines.length > 0 ? `line ${lines.join(', ')}` : 'together with the corpus'}: ${message}`
    })
}

/** An entry as a line of a YAML file. JSON's quotes are YAML's too. */
export function writeEntry({ id, text, for: audience, tags, slug, ladder }: AffirmationEntry): string {
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
