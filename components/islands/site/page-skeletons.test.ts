import { pageSkeleton } from './page-skeletons'

const kindsIn = (pathname: string) => new Set(pageSkeleton(pathname).match(/(?<=data-skeleton=")[\w-]+/g))

describe('the skeleton of a page', () => {
  it.each([
    ['/', 'category'],
    ['/category/love', 'affirmation'],
    ['/Category/LOVE', 'affirmation'],
    ['/generator', 'focus-area']
  ])('of %s shows what is on it', (pathname, kind) => {
    expect(kindsIn(pathname)).toEqual(new Set([kind]))
  })

  it('of an affirmation has its sky', () => {
    expect(pageSkeleton('/affirmation/i-rest')).toContain('min-h-[32rem]')
  })

  it.each(['/category', '/category/love/self-love', '/search', '/affirmation/a/b', '/constructor', '/generator/x'])(
    'of %s is plain text',
    (pathname) => {
      expect(pageSkeleton(pathname)).toBe(pageSkeleton('/privacy'))
      expect(kindsIn(pathname).size).toBe(0)
    }
  )
})
