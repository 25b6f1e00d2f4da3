import { isDistress } from './distress'

describe('isDistress', () => {
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
    expect(isDistress(query)).toBe(true)
  })

  it.each([
    '',
    'sleep',
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
    expect(isDistress(query)).toBe(false)
  })
})
