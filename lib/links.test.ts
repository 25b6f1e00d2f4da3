import { linkTo, squareImage } from './links'
import { routes } from './routes'

it('fills in the parameters of a pattern', () => {
  expect(linkTo('/science-hub')).toBe('/science-hub')
  expect(linkTo('/category/[category]/[subcategory]', 'love', 'self-love')).toBe('/category/love/self-love')
  expect(linkTo('/pictures/[...path]', 'affirmation/calm/square.png')).toBe('/pictures/affirmation/calm/square.png')
})

it('gives the square image of an affirmation the same path as the table does', () => {
  expect(squareImage('calm')).toBe(routes.socialImage(routes.affirmation('calm'), 'square'))
})
