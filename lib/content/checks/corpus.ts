/** The corpus, its situations, and the taxonomy. */
import { corpus } from '../../../content/affirmations'
import { situations } from '../../../content/situations'
import { categories } from '../../../content/taxonomy'
import { checkCorpusRules } from '../../affirmations/corpus/corpus-rules'
import { checkEntry } from '../../affirmations/corpus/rules'
import { type ContentIssue, duplicates } from '../issues/issue'
import { ANYONE, LIST } from '../situations'
import { checkChangedIds } from './history/changed-ids'

/** A subcategory with fewer affirmations is not worth a page. */
const SMALLEST_SUBCATEGORY = 12

const allSubcategoryIds = categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id))

export function checkCorpus(): ContentIssue[] {
  const ids = checkIds()
  // Others find their lines by the id.
  if (ids.length > 0) return ids
  const entries = categories.flatMap(({ name }) => corpus[name].map((entry) => ({ ...entry, category: name })))
  return [
    ...categories.flatMap(({ name }) => checkChangedIds(`content/affirmations/${name}.yaml`)),
    ...checkEntries(),
    ...checkCorpusRules(entries, categories),
    ...checkSubcategories()
  ]
}

function checkIds(): ContentIssue[] {
  const lists = [
    { file: 'taxonomy', ids: allSubcategoryIds, advice: 'ids are unique over all categories' },
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

function checkEntries(): ContentIssue[] {
  return categories.flatMap(({ name, subcategories }) => {
    const own = subcategories.map(({ id }) => id)
    return corpus[name].flatMap((entry) => checkEntry({ ...entry, category: name }, own, allSubcategoryIds))
  })
}

function checkSubcategories(): ContentIssue[] {
  return categories.flatMap(({ name, subcategories }) =>
    subcategories.flatMap(({ id }) => {
      const count = corpus[name].filter(({ tags }) => tags.includes(id)).length
      const message = `${id} has ${count} affirmations, it needs ${SMALLEST_SUBCATEGORY}: tag more with "${id}"`
      return count < SMALLEST_SUBCATEGORY ? [{ where: `content/affirmations/${name}.yaml`, message }] : []
    })
  )
}
