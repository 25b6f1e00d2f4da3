import { linkTo } from './links'

it('fills in the parameters of a pattern', () => {
  expect(linkTo('/science-hub')).toBe('/science-hub')
  expect(linkTo('/category/[category]/[subcategory]', 'love', 'self-love')).toBe('/category/love/self-love')
  expect(linkTo('/pictures/[...path]', 'affirmation/calm/square.png')).toBe('/pictures/affirmation/calm/square.png')
})
