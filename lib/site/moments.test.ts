import type { ListedAffirmation } from './grouping'
import { groupByMoment } from './moments'

const line = (id: string, tags: string[], subcategory: string | null = null): ListedAffirmation => ({
  id,
  slug: id,
  text: id,
  category: 'love',
  subcategory,
  tags,
  audience: 'anyone',
  ladder: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  position: 0
})

const summary = (all: ListedAffirmation[]) =>
  groupByMoment(all).map(({ title, affirmations }) => [title, affirmations.map(({ id }) => id).join('')])

it('goes by the subcategory, then by the first theme, and keeps the order of the lines', () => {
  expect(
    summary([
      line('a', ['love', 'worth', 'bold'], 'self-love'),
      line('b', ['rest', 'worth', 'bold']),
      line('c', ['worth', 'rest', 'gentle']),
      line('d', ['rest', 'gentle'])
    ])
  ).toEqual([
    ['When you doubt yourself', 'ac'],
    ['To rest', 'bd']
  ])
})

it('puts what has no moment, or would stand alone under one, at the end', () => {
  expect(summary([line('a', ['rest']), line('b', ['elephants']), line('c', ['joy']), line('d', ['pride'])])).toEqual([
    ['When it goes well', 'cd'],
    ['Any time', 'ab']
  ])
  expect(summary([])).toEqual([])
})
