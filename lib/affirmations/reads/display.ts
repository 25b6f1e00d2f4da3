/** Affirmations as operators read them on a terminal. Texts of strangers are made printable. */
import { labeledLines, printable } from '../../content/text/printable'
import { routes } from '../../routes'
import type { EditableAffirmation } from '../types'
import { utcMinute } from '../utc-date'
import type { FoundAffirmation } from './operator-search'

const ID_WIDTH = 16
const STATE_WIDTH = 12

/** One line of a list of affirmations. */
export function affirmationSummary({ id, category, audience, text, retiredAt }: FoundAffirmation): string {
  const state = retiredAt ? 'retired' : (audience ?? 'not sorted')
  return `${id.padEnd(ID_WIDTH)}  ${category.padEnd(9)}  ${state.padEnd(STATE_WIDTH)}  ${printable(text)}`
}

/** All fields of an affirmation. */
export function affirmationDetails(affirmation: EditableAffirmation): string {
  const { id, slug, text, category, tags, audience, ladder, origin, createdAt, updatedAt, retiredAt } = affirmation
  return labeledLines([
    ['Affirmation', [id]],
    ['Address', [routes.affirmation(slug)]],
    ['Text', [printable(text)]],
    ['Category', [category]],
    ['Tags', [tags.join(', ')]],
    ['For', [audience ?? 'not sorted yet: it is not drawn']],
    ['Ladder', ladder ? [ladder] : []],
    ['From', [origin]],
    ['Created', [utcMinute(createdAt)]],
    ['Changed', [utcMinute(updatedAt)]],
    ['Retired', retiredAt ? [utcMinute(retiredAt)] : []]
  ])
}
