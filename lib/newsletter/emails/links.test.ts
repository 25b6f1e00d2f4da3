import { signToken, verifyToken } from './links'

const KEY = 'a key of the site'
const token = signToken(KEY, 'unsubscribe', ['abc', '12'])

describe('a signed token', () => {
  it('can be put into an address as it is, and gives its fields back', () => {
    expect(token).toMatch(/^abc\.12\.[\w-]{43}$/)
    expect(verifyToken(KEY, 'unsubscribe', token)).toEqual(['abc', '12'])
  })

  it.each(['.', ')', '>', ',', ' ', '\r\n', '%', '>.', '_', '_.', '**', '\u200b', ' and more'])(
    'is found before %j',
    (end) => {
      expect(verifyToken(KEY, 'unsubscribe', token + end)).toEqual(['abc', '12'])
    }
  )

  it.each(['3D', '=3D', ' ', '=', '"', '<', '\u200b'])('is found behind %j', (start) => {
    expect(verifyToken(KEY, 'unsubscribe', start + token)).toEqual(['abc', '12'])
  })

  it.each(['=\r\n', '\n ', ' ', '\u200b', '\u00ad'])('is found with a line break %j in it', (lineBreak) => {
    expect(verifyToken(KEY, 'unsubscribe', token.slice(0, 20) + lineBreak + token.slice(20))).toEqual(['abc', '12'])
  })

  it.each([
    ['another key', () => verifyToken('another key', 'unsubscribe', token)],
    ['another purpose', () => verifyToken(KEY, 'confirm', token)],
    ['another field', () => verifyToken(KEY, 'unsubscribe', token.replace('abc', 'abd'))],
    ['fields cut elsewhere', () => verifyToken(KEY, 'unsubscribe', token.replace('abc.12', 'abc12'))],
    ['a purpose that swallows a field', () => verifyToken(KEY, 'unsubscribe.abc', token.slice(4))],
    ['a signature cut short', () => verifyToken(KEY, 'unsubscribe', token.slice(0, -1))],
    ['nothing', () => verifyToken(KEY, 'unsubscribe', '')],
    ['a dot', () => verifyToken(KEY, 'unsubscribe', '.')]
  ])('is not valid with %s', (_what, read) => {
    expect(read()).toBeUndefined()
  })
})
