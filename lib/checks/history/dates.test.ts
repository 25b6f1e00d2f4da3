import { type PageDates, updated } from '../../../content/updated'
import { sitePages } from '../../site/pages'
import { expectedDates } from './dates'

const TOMORROW = '2999-01-01'
const path = '/how-to-guide/morning-routine'
const guide = sitePages.find((page) => page.path === path)
const entry = guide?.entry as { title: string }

describe('the dates of pages', () => {
  it('are there for every page and fit its words: else run npm run content:check', () => {
    expect(expectedDates(TOMORROW)).toEqual(updated)
  })

  it('change when a word changes', () => {
    const title = entry.title
    entry.title = 'Another title'
    try {
      expect(expectedDates(TOMORROW)[path]).toMatchObject({ published: updated[path]?.published, changed: TOMORROW })
    } finally {
      entry.title = title
    }
  })

  it('are those of the last commit again where an edit was undone', () => {
    const known = updated[path]
    const committed = { [path]: known as PageDates }
    updated[path] = { published: '2026-11-20', changed: TOMORROW, hash: 'edited' }
    try {
      expect(expectedDates(TOMORROW, committed)[path]).toEqual(known)
      delete updated[path]
      expect(expectedDates(TOMORROW, committed)[path]).toEqual(known)
    } finally {
      Object.assign(updated, { [path]: known })
    }
  })

  it('come with a new page, and go with one that is gone', () => {
    const known = updated[path]
    delete updated[path]
    Object.assign(updated, { '/gone': known })
    try {
      const dates = expectedDates(TOMORROW)
      expect(dates[path]).toMatchObject({ published: TOMORROW, changed: TOMORROW })
      expect(dates).not.toHaveProperty(['/gone'])
    } finally {
      delete updated['/gone']
      Object.assign(updated, { [path]: known })
    }
  })
})
