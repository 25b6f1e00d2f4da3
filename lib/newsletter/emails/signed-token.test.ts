import { readToken, signToken } from './signed-token'

const KEY = 'a key of the site'
const token = signToken(KEY, 'unsubscribe', ['abc', '12'])

describe('a signed token', () => {
  it('can be put into an address as it is, and gives its fields back', () => {
    expect(token).toMatch(/^abc\.12\.[\w-]{43}$/)
    expect(readToken(KEY, 'unsubscribe', token)).toEqual(['abc', '12'])
  })

  it.each(['.', ')', '>', ',', ' ', '\r\n', '%', '>.'])('is found before %j', (end) => {
    expect(readToken(KEY, 'unsubscribe', token + end)).toEqual(['abc', '12'])
  })

  it.each(['3D', '=3D', ' '])('is found behind %j', (start) => {
    expect(readToken(KEY, 'unsubscribe', start + token)).toEqual(['abc', '12'])
  })

  it.each(['=\r\n', '\n ', ' '])('is found with a line break %j in it', (lineBreak) => {
    expect(readToken(KEY, 'unsubscribe', token.slice(0, 20) + lineBreak + token.slice(20))).toEqual(['abc', '12'])
  })

  it.each([
    ['another key', () => readToken('another key', 'unsubscribe', token)],
    ['another purpose', () => readToken(KEY, 'confirm', token)],
    ['another field', () => readToken(KEY, 'unsubscribe', token.replace('abc', 'abd'))],
    ['fields cut elsewhere', () => readToken(KEY, 'unsubscribe', token.replace('abc.12', 'abc12'))],
    ['a purpose that swallows a field', () => readToken(KEY, 'unsubscribe.abc', token.slice(4))],
    ['a signature cut short', () => readToken(KEY, 'unsubscribe', token.slice(0, -1))],
    ['nothing', () => readToken(KEY, 'unsubscribe', '')],
    ['a dot', () => readToken(KEY, 'unsubscribe', '.')]
  ])('is not valid with %s', (_what, read) => {
    expect(read()).toBeUndefined()
  })
})
