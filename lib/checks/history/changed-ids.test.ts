import type { AffirmationEntry } from '../../../content/types'
import { changedIds } from './changed-ids'

const entry = (id: string, words: string, slug = words.replaceAll(' ', '-')): AffirmationEntry => {
  return { id, slug, text: words, for: 'anyone', tags: ['gentle'] }
}
const before = [entry('daily-001', 'i rest'), entry('daily-002', 'i walk')]

describe('changedIds', () => {
  it.each<[what: string, now: AffirmationEntry[]]>([
    ['has a new text', [entry('daily-001', 'i rest now', 'i-rest'), entry('daily-002', 'i walk')]],
    ['has a new slug', [entry('daily-001', 'i rest', 'rest'), entry('daily-002', 'i walk')]],
    ['left', [entry('daily-002', 'i walk')]],
    ['left, with another in its place', [entry('daily-003', 'i sing'), entry('daily-002', 'i walk')]],
    ['has a copy', [...before, entry('daily-003', 'i rest', 'i-rest-2')]]
  ])('finds nothing where a line %s', (_what, now) => {
    expect(changedIds(before, now)).toEqual([])
  })

  it.each<[what: string, now: AffirmationEntry[], ids: string[]]>([
    ['with its slug', [entry('daily-009', 'i rest now', 'i-rest'), entry('daily-002', 'i walk')], ['daily-009']],
    ['with its text', [entry('daily-009', 'i rest', 'rest'), entry('daily-002', 'i walk')], ['daily-009']],
    ['swapped', [entry('daily-002', 'i rest'), entry('daily-001', 'i walk')], ['daily-002', 'daily-001']]
  ])('names the former id of a line that has another: %s', (_what, now, ids) => {
    const found = changedIds(before, now)
    expect(found.map(({ id }) => id)).toEqual(ids)
    expect(found[0]?.former).toBe('daily-001')
  })
})
