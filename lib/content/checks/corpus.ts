/** The corpus and the taxonomy that it hangs on. */
import { corpus } from '../../../content/affirmations'
import { categories } from '../../../content/taxonomy'
import { affirmationSchema, categorySchema } from '../../../content/types'
import { checkEntry, checkTogether } from '../../affirmations/rules'
import { type ContentReport, checkShape, duplicates } from './shape'

/** A subcategory with fewer lines is not worth a page. */
const SMALLEST_SUBCATEGORY = 12

export function checkCorpus(): ContentReport {
  const allIds = categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id))
  const taxonomy = categories.flatMap((category) =>
    checkShape(`content/taxonomy.ts › ${category.name}`, categorySchema, category)
  )
  const repeated = duplicates(allIds).map((id) => ({
    where: 'content/taxonomy.ts',
    message: `the subcategory id "${id}" is used twice: ids are unique over all categories`
  }))
  const counts = categories.map(({ name, subcategories }) => ({
    name,
    total: corpus[name].length,
    parts: subcategories.map(({ id }) => ({ id, count: corpus[name].filter(({ tags }) => tags.includes(id)).length }))
  }))
  const thin = counts.flatMap(({ name, parts }) =>
    parts
      .filter(({ count }) => count < SMALLEST_SUBCATEGORY)
      .map(({ id, count }) => ({
        where: `content/affirmations/${name}.ts`,
        message: `${id} has ${count} lines, it needs ${SMALLEST_SUBCATEGORY}: tag more with "${id}"`
      }))
  )
  return {
    problems: [...taxonomy, ...repeated, ...checkLines(allIds), ...thin],
    facts: counts.map(
      ({ name, total, parts }) =>
        `${name}: ${total} affirmations (${parts.map(({ id, count }) => `${id} ${count}`).join(', ')})`
    )
  }
}

function checkLines(allIds: string[]) {
  const entries = categories.flatMap(({ name }) => corpus[name].map((entry) => ({ ...entry, category: name })))
  const single = categories.flatMap(({ name, subcategories }) => {
    const own = subcategories.map(({ id }) => id)
    return corpus[name].flatMap((entry) => [
      ...checkShape(`content/affirmations/${name}.ts › ${entry.id}`, affirmationSchema, entry),
      ...checkEntry({ ...entry, category: name }, own, allIds)
    ])
  })
  return [...single, ...checkTogether(entries)]
}
