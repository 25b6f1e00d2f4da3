/** How phrases are matched. What must be found, and what must not, stands beside the phrases: lib/checks/distress.ts tries it. */
import { corpus } from '../../content/affirmations'
import { distress, groups } from '../../content/distress'
import { findDistress } from './distress'

it.each([
  ['in any case, with signs', 'I WANT TO DIE!!', 'crisis'],
  ['in other forms', 'killing myself', 'crisis'],
  ['in any order', 'my life is one i want to end', 'crisis'],
  ['misspelled', 'sucide', 'crisis'],
  ['with letters that have changed places', 'wanna dei', 'crisis'],
  ['in two words', 'hurting my self', 'crisis'],
  ['with any apostrophe, or none', 'don’t want to live', 'crisis'],
  ['without a short form', 'i do not want to wake up', 'crisis'],
  ['in the short forms of the young', 'wanna kms', 'crisis'],
  ['written so that no filter reads it', 'k!ll mys3lf', 'crisis'],
  ['letter by letter', 's u i c i d e', 'crisis'],
  ['with letters that are held', 'i wanna dieeee', 'crisis'],
  ['in one word', '#iwanttodie', 'crisis'],
  ['in signs for words', 'everyone is better off w/o me', 'crisis'],
  ['with a mark in an abbreviation', 'my friend od’d', 'poison'],
  ['with a letter that nobody says', 'cuttin myself', 'crisis'],
  ['as it is heard', 'it should of been me', 'crisis'],
  ['in other words for the family', 'somebody steals from my nan', 'violence'],
  ['of what somebody does to themself', 'my son bites himself', 'crisis'],
  ['of any number', 'took 40 advil', 'poison'],
  ['about somebody else', 'my son wants to kill himself', 'crisis'],
  ['about anybody close', 'i am scared of my stepfather', 'violence'],
  ['as the whole of a search', 'Help me!', 'low'],
  ['in another language, with accents or without', 'estoy cansada de vivir, hacerme daño', 'crisis'],
  ['in another language, misspelled', 'qiero morir', 'crisis'],
  ['as words side by side', 'j’en peux plus', 'crisis'],
  ['as the beginning of a word', 'selbstverletzung', 'crisis'],
  ['in another script, wherever its spaces are', '죽고싶다', 'crisis'],
  ['in Persian, whose words have signs that nobody sees', 'می\u200cخواهم بمیرم', 'crisis'],
  ['in Arabic with other letters', 'خودكشي', 'crisis'],
  ['over several lines', 'i want\nto\r\ndie', 'crisis'],
  ['with a picture in a word', 'k🔪ill myself', 'crisis'],
  ['with signs between its letters', 's|u|i|c|i|d|e', 'crisis'],
  ['with letters that look like others', 'suiсidе', 'crisis'],
  ['in another script, with letters that look like its own', 'xoчу умepeть', 'crisis'],
  ['in small capitals', 'ᴋɪʟʟ ᴍʏsᴇʟғ', 'crisis'],
  ['in wide letters', 'ｉ ｗａｎｔ ｔｏ ｄｉｅ', 'crisis'],
  ['in letters of mathematics', 'i want to 𝖉𝖎𝖊', 'crisis'],
  ['with signs that nobody sees', 'ki\u200bll\u00ad my\u2060self', 'crisis'],
  ['with a line through it', 'k̶i̶l̶l̶ ̶m̶y̶s̶e̶l̶f̶', 'crisis'],
  ['with a short word that is held', 'i want to diie', 'crisis'],
  ['in another language, with letters that are held', 'quiero moriiiir', 'crisis'],
  ['of a method that is asked for', 'how to kill yourself', 'crisis'],
  ['at the beginning of a word of another script', '자살 방법', 'crisis']
])('finds a phrase %s', (_how, query, subject) => {
  expect(findDistress(query)).toBe(subject)
})

it.each([
  ['a stop word', ''],
  ['a word that is spelled almost like one of a phrase', 'a reason to love'],
  ['what is the whole of a search only alone', 'paper cutting'],
  ['a word in which two of a phrase are hidden', 'therapist'],
  ['what has words of a phrase and says something else', 'suicide squad'],
  ['a phrase with a word that it must not have', 'purge my closet'],
  ['a word with the same stem as one of a phrase', 'my kid is at a paint class'],
  ['a word of our lines that is spelled almost like one of a phrase', 'a strange year'],
  ['a word of another language that is one letter from a harmless one', 'mutlu olmak istiyorum'],
  ['the end of a word of another script that begins a phrase', '혼자 살기'],
  ['a word with a double letter', 'skiing in Hawaii']
])('does not take for one %s', (_what, query) => {
  expect(findDistress(query)).toBeUndefined()
})

it('has a group for each word in capitals, above the groups that name it', () => {
  const known = new Set(['NUMBER'])
  const unknownIn = (signs: string) =>
    signs.split(' ').filter((sign) => /^!?[A-Z]/.test(sign) && !known.has(sign.replace(/^!/, '')))
  for (const [name, all] of Object.entries(groups)) {
    expect(all.flatMap(unknownIn)).toEqual([])
    known.add(name)
  }
  expect(Object.values(distress).flatMap(({ phrases }) => phrases.flatMap(unknownIn))).toEqual([])
})

it('takes the subject that comes first', () => {
  expect(findDistress('my husband hits me when he is drunk')).toBe('violence')
  expect(findDistress('my brother died by suicide')).toBe('loss')
  expect(findDistress('i took all my pills')).toBe('poison')
  expect(findDistress('i want to take all my pills')).toBe('crisis')
})

it('takes no affirmation for a search of somebody in danger, but for those that name the danger', () => {
  const lines = Object.values(corpus).flat()
  const found = lines.filter(({ text }) => findDistress(text) === 'crisis').map(({ text }) => text)
  expect(found).toEqual([])
})

it.each([
  ['one word', 'a'.repeat(10_000)],
  ['one sentence again and again', 'want to be happy '.repeat(590)],
  [
    'words that it does not know',
    Array.from({ length: 1500 }, (_, index) => `s${(index * 7919).toString(36)}`).join(' ')
  ],
  ['words in one', 'iwanttodi'.repeat(1_111)],
  ['single letters', 'a '.repeat(5_000)],
  ['signs in words', 'a|'.repeat(5_000)],
  ['another script', '我想'.repeat(5_000)]
])('reads 10,000 letters at once: %s', (_what, text) => {
  // Of the processor, which other programs have a share of, and slow: a machine with nothing else to do takes a fifth of the bound.
  const times = Array.from({ length: 10 }, () => {
    const began = process.cpuUsage()
    findDistress(text)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000
  })
  expect(Math.min(...times)).toBeLessThan(50)
})

it('finds a phrase at the end of a long text', () => {
  expect(findDistress(`${'today i went to work and came home '.repeat(280)} i want to die`)).toBe('crisis')
})
