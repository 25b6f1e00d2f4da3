import { findDistress } from './distress'

describe('findDistress', () => {
  it.each([
    'i want to die',
    'I WANT TO DIE!!',
    'hurt myself',
    'hurting myself',
    'hurting my self',
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
    'cutting myself',
    'cutting',
    'I give up',
    'dead inside',
    'can’t do this anymore'
  ])('knows “%s”', (query) => {
    expect(findDistress(query)).toBe('crisis')
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
    ['he hurt me', 'hurt'],
    ['bullied at school', 'hurt'],
    ['stalking', 'violence'],
    ['my boss harasses me', 'violence'],
    ['he won’t let me leave', 'violence'],
    ['i can’t stop eating', 'eating'],
    ['ppd', 'baby'],
    ['my brother died by suicide', 'loss'],
    ['my friend killed herself', 'loss'],
    ['I hate myself', 'low'],
    ['nobody loves me', 'low']
  ])('knows that “%s” is about %s', (query, subject) => {
    expect(findDistress(query)).toBe(subject)
  })

  it.each([
    '',
    'sleep',
    'heart rate',
    'give up smoking',
    'hate my job',
    'paper cutting',
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
