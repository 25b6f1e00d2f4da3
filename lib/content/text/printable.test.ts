import { describeHidden, printable, printableLines, visible } from './printable'

describe('printable', () => {
  it.each([
    'I rest.',
    'Žofia O’Neill – “grüß dich”, 你好, שלום, مرحبا',
    'I dance 👩‍👩‍👧 and 👍🏽, 🏳️‍🌈',
    'می‌خواهم',
    'a\u00a0b'
  ])('leaves %j unchanged', (text) => {
    expect(printable(text)).toBe(text)
  })

  it.each([
    ['clears the screen', '\u001b[2J\u001b[H', '\\u{1B}[2J\\u{1B}[H'],
    ['sets the window’s title', '\u001b]0;pwned\u0007', '\\u{1B}]0;pwned\\u{7}'],
    ['is a link', '\u001b]8;;http://a.example\u001b\\x', '\\u{1B}]8;;http://a.example\\u{1B}\\x'],
    ['is an escape of one character', '\u009b31m', '\\u{9B}31m'],
    ['overwrites earlier characters', 'yes\b\b\bno\rno', 'yes\\u{8}\\u{8}\\u{8}no\\u{D}no'],
    ['reverses the writing direction', 'a\u202egnp.exe', 'a\\u{202E}gnp.exe'],
    ['isolates the writing direction', '\u2066x\u2069\u200f\u061c', '\\u{2066}x\\u{2069}\\u{200F}\\u{61C}'],
    ['has no width', 'a\u200bb\ufeffc\u2060d\u00ade', 'a\\u{200B}b\\u{FEFF}c\\u{2060}d\\u{AD}e'],
    ['is a hidden tag', 'a\u{e0041}', 'a\\u{E0041}'],
    ['is a line separator', 'a\u2028b\u2029c\nd', 'a\\u{2028}b\\u{2029}c\\u{A}d'],
    ['is a lone surrogate', 'a\ud83d', 'a\\u{D83D}'],
    ['is not assigned', '\u0000\u{10ffff}\ue000', '\\u{0}\\u{10FFFF}\\u{E000}'],
    ['is a letter that looks like a space', 'a\u3164b', 'a\\u{3164}b']
  ])('escapes a text that %s', (_name, text, shown) => {
    expect(printable(text)).toBe(shown)
    expect(printable(text)).not.toMatch(/\p{Cc}|\p{Cf}|\p{Cs}/u)
  })
})

describe('describeHidden', () => {
  it.each([
    ['I can \u001b[31mrest.', 'has the invisible character \\u{1B} behind “I can ”: delete it'],
    ['\u202eI can rest.', 'has the invisible character \\u{202E} at the beginning: delete it'],
    ['I\n\tcan\u200brest', 'has the invisible character \\u{200B} behind “\\u{9}can”: delete it'],
    ['I can\u200d rest', 'has the invisible character \\u{200D} behind “I can”: delete it'],
    ['I can\ufe0f rest', 'has the invisible character \\u{FE0F} behind “I can”: delete it'],
    ['I\u00adrest', 'has the invisible character \\u{AD} behind “I”: delete it']
  ])('names the character of %j and where it stands', (text, message) => {
    expect(describeHidden(text)).toBe(message)
  })

  it.each(['Žofia’s “day” – 5\u00a0%,\nmore', '👩‍👩‍👧 👍🏽 🏳️‍🌈 ❤️'])('passes %j', (text) => {
    expect(describeHidden(text)).toBeUndefined()
  })
})

it('visible removes invisible characters and line breaks', () => {
  expect(visible('I\u001b[2J \u202elet\r\n\tgo\u2028now\u200b 👩‍👧')).toBe('I[2J let go now 👩‍👧')
})

describe('printableLines', () => {
  it('splits at the line breaks of all systems and escapes the rest', () => {
    expect(printableLines('a\r\nb\rc\nd\u2028e\t')).toEqual(['a', 'b', 'c', 'd\\u{2028}e\\u{9}'])
  })
})
