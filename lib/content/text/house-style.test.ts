import { checkStyle, countWords } from './house-style'

describe('checkStyle', () => {
  it.each([
    ['Do it now!', 'no exclamation marks'],
    ['Your journey begins.', 'vocabulary of selling'],
    ['Journeys of the heart.', 'vocabulary of selling'],
    ['Unlocking a door.', 'vocabulary of selling'],
    ['Transform your mornings.', 'vocabulary of selling'],
    ['The art of manifesting.', 'vocabulary of selling'],
    ['Good vibrations.', 'vocabulary of selling'],
    ['A matter of behaviour.', 'use American spelling'],
    ['Health behaviours.', 'use American spelling'],
    ['All colours.', 'use American spelling'],
    ['My favourite.', 'use American spelling'],
    ['We organised it.', 'use American spelling'],
    ['You realise it.', 'use American spelling'],
    ['People recognise it.', 'use American spelling'],
    ['I practise daily.', 'use American spelling'],
    ['Two programmes.', 'use American spelling'],
    ['In community centres.', 'use American spelling'],
    ['A grey sky.', 'use American spelling'],
    ["It doesn't matter.", 'use typographic quotes'],
    ["I'm here.", 'use typographic quotes'],
    ['He says "no" now.', 'use typographic quotes'],
    ['A word ("no") in brackets.', 'use typographic quotes'],
    ['A pause - like this.', 'use a dash'],
    ['A pause -- like this.', 'use a dash'],
    ['Lorem ipsum TODO', 'placeholder text']
  ])('rejects %j', (text, rule) => {
    expect(checkStyle(text)).toEqual([expect.stringContaining(rule)])
  })

  it('quotes the word and the text', () => {
    expect(checkStyle('Do it now!')).toEqual(['no exclamation marks (“!”): "Do it now!"'])
  })

  it.each([
    'It doesn’t matter, and “no” is a sentence.',
    'A range of 3–5 minutes, or a well-worn path.',
    'Practicing behavior in color, at the center of the program.',
    'The year’s end, and transformed milk.',
    'A realistic view of organisms.',
    'See [this](https://example.org/programme-centre).',
    'Found in many trials[@wood2009].'
  ])('accepts %j', (text) => {
    expect(checkStyle(text)).toEqual([])
  })
})

describe('countWords', () => {
  it('counts the words that a reader sees', () => {
    const guide = {
      slug: 'not-counted',
      category: 'not counted',
      subcategory: 'not counted',
      seo: { title: 'Not counted either' },
      helpSubject: 'not-counted',
      relatedProblems: ['not-counted'],
      title: 'Two words',
      body: ['A *stressed* word and [a link](/not/counted)[@wood2009].', { text: 'It’s 3 – or 4 – a.m.' }]
    }
    expect(countWords(guide)).toBe(2 + 6 + 3)
  })
})
