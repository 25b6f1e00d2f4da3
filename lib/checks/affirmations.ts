/** The corpus, its situations, and the taxonomy. */
import { corpus } from '../../content/affirmations'
import { situations } from '../../content/situations'
import { categories } from '../../content/taxonomy'
import type { Category } from '../../content/types'
import { checkAudience, checkLength, checkTags, checkText } from '../affirmations/corpus/rules'
import { type ContentIssue, duplicates } from '../content/issues/issue'
import { ANYONE, LIST } from '../content/situations'
import { type CategorizedEntry, checkTogether } from './affirmations-together'
import { checkChangedIds } from './history/changed-ids'

/** A subcategory with fewer affirmations is not worth a page. */
const SMALLEST_SUBCATEGORY = 12

const subcategoryIds = categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id))

export function checkAffirmations(): ContentIssue[] {
  const ids = checkIds()
  // Others find their lines by the id.
  if (ids.length > 0) return ids
  const entries = categories.flatMap(({ name }) => corpus[name].map((entry) => ({ ...entry, category: name })))
  return [
    ...categories.flatMap(({ name }) => checkChangedIds(`content/affirmations/${name}.yaml`)),
    ...categories.flatMap(({ name, subcategories }) => {
      const own = subcategories.map(({ id }) => id)
      return entries
        .filter(({ category }) => category === name)
        .flatMap((entry) => checkEntry(entry, own, subcategoryIds))
    }),
    ...checkTogether(entries),
    ...categories.flatMap((category) => [
      ...checkFirstAffirmations(category, entries),
      ...checkSubcategories(category, entries)
    ])
  ]
}

function checkIds(): ContentIssue[] {
  const lists = [
    { file: 'taxonomy', ids: subcategoryIds, advice: 'ids are unique over all categories' },
    {
      file: 'situations',
      ids: [ANYONE, LIST, ...situations.map(({ id }) => id)],
      advice: 'give this situation another ("anyone" and "list" are not situations)'
    },
    ...categories.map(({ name }) => ({
      file: `affirmations/${name}`,
      ids: corpus[name].map(({ id }) => id),
      advice: 'give the newer line a number that none has'
    }))
  ]
  return lists.flatMap(({ file, ids, advice }) =>
    duplicates(ids).map((id) => ({
      where: `content/${file}.yaml › ${id}`,
      message: `the id is used twice: ${advice}`,
      words: `id: ${id}`,
      isLast: true
    }))
  )
}

/** Checks one affirmation by itself. `subcategories` are the ids that its category has. */
export function checkEntry(
  entry: CategorizedEntry,
  subcategories: string[],
  allSubcategories: string[]
): ContentIssue[] {
  const where = `content/affirmations/${entry.category}.yaml › ${entry.id}`
  const id = entry.id.startsWith(`${entry.category}-`) ? [] : [`the id must begin with "${entry.category}-"`]
  const problems = [
    ...id,
    ...checkAudience(entry.for, entry.tags, subcategories),
    ...checkText(entry.text),
    ...checkLength(entry.text, entry.for),
    ...checkTags(entry.tags, subcategories, allSubcategories)
  ]
  return problems.map((message) => ({ where, message: `${message}: "${entry.text}"` }))
}

/** Checks the affirmations with which the page of a category begins. */
export function checkFirstAffirmations({ name, first }: Category, all: CategorizedEntry[]): ContentIssue[] {
  const where = `content/taxonomy.yaml › ${name}`
  return [
    ...duplicates(first).map((id) => ({ where, message: `"first" has ${id} twice` })),
    ...first.flatMap((id) => {
      const entry = all.find((other) => other.id === id && other.category === name)
      if (!entry) return [{ where, message: `"first" has ${id}, which is not in the category` }]
      return entry.for === ANYONE ? [] : [{ where, message: `"first" has ${id}, which is for "${entry.for}"` }]
    })
  ]
}

export function checkSubcategories({ name, subcategories }: Category, all: CategorizedEntry[]): ContentIssue[] {
  return subcategories.flatMap(({ id }) => {
    const count = all.filter(({ category, tags }) => category === name && tags.includes(id)).length
    const message = `${id} has ${count} affirmations, it needs ${SMALLEST_SUBCATEGORY}: tag more with "${id}"`
    return count < SMALLEST_SUBCATEGORY ? [{ where: `content/affirmations/${name}.yaml`, message }] : []
  })
}
