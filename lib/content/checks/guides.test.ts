import { checkGuide } from './guides'

it('allows an example that fits on a sheet, its blank copy apart', () => {
  const check = (count: number) => {
    const workedExample = { title: 'A page', introduction: 'word '.repeat(count), blank: ['When?', 'Where to go?'] }
    return checkGuide('content/guides/how-to/x.md', { workedExample }, [0, 1_000]).map(({ message }) => message)
  }
  expect(check(278)).toEqual([])
  expect(check(279)).toEqual(['its example has 281 words, one sheet takes 280'])
})
