/** The corpus and the taxonomy that it hangs on. */
import { corpus } from '../../../content/affirmations'
import { categories } from '../../../content/taxonomy'
import { checkEntry, checkTogether } from '../../affirmations/rules'
import { type ContentReport, duplicates } from './report'

/** A subcategory with fewer lines is not worth a page. */
const SMALLEST_SUBCATEGORY = 12

export function checkCorpus(): ContentReport {
  const allIds = categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id))
  const repeated = duplicates(allIds).map((id) => ({
    where: `content/taxonomy.yaml › ${id}`,
    message: 'the id is used twice: ids are unique over all categories'
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
        where: `content/affirmations/${name}.yaml`,
        message: `${id} has ${count} lines, it needs ${SMALLEST_SUBCATEGORY}: tag more with "${id}"`
      }))
  )
  return {
    problems: [...repeated, ...checkLines(allIds), ...thin],
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
    return corpus[name].flatMap((entry) => checkEntry({ ...entry, category: name }, own, allIds))
  })
  return [...single, ...checkTogether(entries)]
}
