import { existsSync } from 'node:fs'
import { sitePages } from './pages'

describe('sitePages', () => {
  it('have paths, titles and descriptions of their own', () => {
    const pages = sitePages()
    for (const key of ['path', 'title', 'description'] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
    }
  })

  it('are all the pages of app/ that are not made from rows', () => {
    for (const { path, kind } of sitePages()) {
      const folder = { page: path, category: '/category/[category]', subcategory: '/category/[category]/[subcategory]' }
      const own = kind === 'how-to' ? '/how-to-guide/[guide]' : '/problem-solution/[problem]'
      const file = kind in folder ? folder[kind as keyof typeof folder] : own
      expect([path, existsSync(`app${file === '/builder' ? '/affirmation-builder' : file}/page.tsx`)]).toEqual([
        path,
        true
      ])
    }
  })
})
