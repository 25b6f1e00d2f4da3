import { findDistress } from './distress'
import { readQuery } from './words'

describe('findDistress', () => {
  it.each([
    'i want to die',
    'I WANT TO DIE!!',
    'hurt myself',
    'hurting myself',
    'suicide',
    'suicidal thoughts',
    'sucide',
    'suiside',
    'kill myself',
    'kil my self',
    'killing myself',
    'kill mysefl',
    'no reason to live',
    'there is no reason for living',
    'self harm',
    'self-harm',
    'selfharm',
    'self harming',
    'i don’t want to be here',
    "don't want to live anymore",
    'i do not want to wake up',
    'end my life',
    'ending it all',
    'better off dead',
    'everyone would be better off without me',
    'wanna dei',
    'overdoes',
    'i can not go on',
    'want to disappear',
    'cutting myself'
  ])('knows “%s”', (query) => {
    expect(findDistress(query)?.subject).toBe('crisis')
  })

  it.each([
    ['my husband hits me', 'violence'],
    ['my husbend hit me', 'violence'],
    ['my dad beats me', 'violence'],
    ['he is hitting me', 'violence'],
    ['i am scared of my boyfriend', 'violence'],
    ['i was raped', 'violence'],
    ['abuse', 'violence'],
    ['emotionally abusive partner', 'violence'],
    ['sexual assault', 'violence'],
    ['anorexia', 'eating'],
    ['eating disorders', 'eating'],
    ['postpartum', 'baby'],
    ['post-partum depression', 'baby'],
    ['he hurt me', 'hurt']
  ])('knows that “%s” is about %s', (query, subject) => {
    expect(findDistress(query)?.subject).toBe(subject)
  })

  it.each([
    ['my husband hits me', ''],
    ['i dont want to live anymore', ''],
    ['sexual harassment at work', 'work'],
    ['postpartum', 'postpartum']
  ])('leaves of “%s” to look for: “%s”', (query, rest) => {
    expect(readQuery(findDistress(query)?.rest ?? '').words.join(' ')).toBe(rest)
  })

  it.each([
    '',
    'sleep',
    'heart rate',
    'hit my goals',
    'beat procrastination',
    'afraid of what they think',
    'eating well',
    'being kind',
    'new baby',
    'I am hard on myself',
    'love myself',
    'be kind to myself',
    'my skills',
    'a reason to love',
    'my dog died',
    'grief after a death',
    'end of the day',
    'the end of my shift',
    'cut down on coffee',
    'burnout',
    'how to live well',
    'better sleep',
    'I want to live by the sea',
    'killer whale',
    'deadline',
    'diet',
    'self-esteem',
    'harmony',
    '死にたくない 🌱'
  ])('leaves “%s” alone', (query) => {
    expect(findDistress(query)).toBeUndefined()
  })
})
