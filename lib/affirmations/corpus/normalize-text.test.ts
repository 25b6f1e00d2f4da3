import { normalizeText } from './normalize-text'

describe('normalizeText', () => {
  it.each([
    ['  I rest.  ', 'I rest.'],
    ['I listen first.\nThen I speak.', 'I listen first. Then I speak.'],
    ['I rest.\r\n\r\n\tI rise.\u2028I go.', 'I rest. I rise. I go.'],
    ["I don't rush.", 'I don’t rush.'],
    ['"No" is a sentence, and I say "no".', '“No” is a sentence, and I say “no”.'],
    ['I ask her ("who are you?").', 'I ask her (“who are you?”).'],
    ['I am at the cafe\u0301.', 'I am at the café.'],
    ['I’m “here”.', 'I’m “here”.']
  ])('sets %j', (text, set) => {
    expect(normalizeText(text)).toBe(set)
    expect(normalizeText(set)).toBe(set)
  })
})
