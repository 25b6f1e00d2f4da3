import type { ListedAffirmation } from './grouping'
import { groupByMoment, groupsOfLife, momentsOf } from './moments'

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

it('takes the headings of the page itself, and only without them those of all pages', () => {
  const own = { ...line('b', ['rest']), audience: 'moms' }
  const all = [line('a', ['rest']), own, line('c', ['rest'])]
  const titles = (groups: ReturnType<typeof momentsOf>) =>
    groups.map(({ title, affirmations }) => [title, affirmations.map(({ id }) => id).join('')])
  const moments = [
    { title: 'Night feeds', affirmations: ['c', 'b'] },
    { title: 'After school', affirmations: ['retired', 'gone'] }
  ]
  expect(titles(momentsOf({ moments }, all))).toEqual([['Night feeds', 'cb']])
  expect(titles(momentsOf({}, all))).toEqual([['To rest', 'ac']])
})

it('begins with its own lines, and has no group that is empty', () => {
  const all = [line('a', ['rest']), line('b', ['rest']), line('c', ['rest'])]
  const shown = (ids: string[][]) => {
    const moments = ids.map((affirmations, index) => ({ title: `Moment ${index}`, affirmations }))
    return groupsOfLife({ moments }, all).map((group) => [group.title, group.affirmations.map(({ id }) => id).join('')])
  }
  expect(shown([['b', 'c']])).toEqual([
    ['', 'a'],
    ['Moment 0', 'bc']
  ])
  expect(shown([['c'], ['a', 'b'], ['gone']])).toEqual([
    ['Moment 0', 'c'],
    ['Moment 1', 'ab']
  ])
})
