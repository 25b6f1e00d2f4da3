/** The words of /search, and what the empty page offers. */

/** The longest text that is searched for, in characters. */
export const SEARCH_LENGTH = 100

export const searchPage = {
  title: 'Search',
  lead: 'Look for a word, a feeling or a moment. Ordinary spelling mistakes are fine.',
  seo: {
    title: 'Search',
    description: 'Search the affirmations, guides, questions, studies and resources of Daily Affirmations.'
  },
  starts: {
    title: 'Places to start',
    words: [
      'sleep',
      'anxiety',
      'confidence',
      'exam',
      'grief',
      'burnout',
      'lonely',
      'forgive',
      'Monday',
      'waiting room'
    ],
    links: [
      { label: 'Problem guides', text: 'What helps with a hard feeling, step by step.', href: '/problem-solution' },
      { label: 'How-to guides', text: 'Ways to use a sentence so that it does something.', href: '/how-to-guide' },
      { label: 'Daily Generator', text: 'Choose what you need, get one line.', href: '/generator' },
      { label: 'Helplines', text: 'Someone to talk to, by country.', href: '/resources#helplines' }
    ]
  },
  nothing: {
    title: 'Nothing found',
    tips: [
      'Try one word instead of several.',
      'Try the feeling rather than the event: “nervous” rather than “dentist”.'
    ],
    narrowed: 'Choose all kinds and all areas again.'
  },
  kinds: {
    affirmations: 'Affirmations',
    guides: 'Guides',
    questions: 'Questions',
    studies: 'Studies',
    resources: 'Resources'
  },
  /** Above the helplines, if a search sounds like distress. */
  distress: {
    title: 'You can talk to someone right now',
    text: 'If you are thinking about dying or about hurting yourself, you do not have to sort it out alone. The people below listen, and it costs nothing to ask. What you searched for is further down.'
  }
}

/** Words that people search for, and those that the texts may have in their place. */
export const synonyms: Record<string, string[]> = {
  anxiety: ['anxious', 'worry', 'nervous', 'nerves'],
  anxious: ['anxiety', 'worry', 'nervous'],
  panic: ['anxious', 'breath'],
  depression: ['low', 'heavy'],
  depressed: ['low', 'heavy'],
  sad: ['sadness', 'grief', 'low'],
  insomnia: ['sleepless', 'awake', 'sleep'],
  lonely: ['alone', 'loneliness'],
  loneliness: ['lonely', 'alone'],
  alone: ['lonely', 'loneliness'],
  job: ['work'],
  boss: ['work', 'job'],
  money: ['debt', 'bill', 'afford'],
  breakup: ['heartbreak', 'ex'],
  divorce: ['heartbreak', 'separation'],
  death: ['grief', 'loss', 'mourning'],
  die: ['dies', 'died', 'dying', 'death'],
  stress: ['pressure', 'overwhelmed'],
  angry: ['anger'],
  tired: ['rest', 'exhausted'],
  exhausted: ['tired', 'rest'],
  test: ['exam'],
  kids: ['children', 'child'],
  mom: ['mother'],
  dad: ['father']
}

/**
 * Searches that begin with helplines: those that have all words of one of these, whatever their order, form and spelling.
 * Apostrophes are left out.
 */
export const distressPhrases = [
  'suicide',
  'unalive',
  'kms',
  'overdose',
  'self harm',
  'harm myself',
  'hurt myself',
  'hurt me',
  'injure myself',
  'punish myself',
  'cut myself',
  'cutting self',
  'burn myself',
  'starve myself',
  'kill myself',
  'kill me',
  'kill self',
  'hang myself',
  'shoot myself',
  'drown myself',
  'poison myself',
  'end myself',
  'end my life',
  'end it all',
  'take my life',
  'take own life',
  'want die',
  'wanna die',
  'gonna die',
  'going die',
  'ready die',
  'rather die',
  'should die',
  'wish die',
  'how die',
  'ways die',
  'i die',
  'die sleep',
  'painless death',
  'want dead',
  'wish dead',
  'better dead',
  'better off without me',
  'be dead',
  'want disappear',
  'want gone',
  'not want live',
  'dont want live',
  'dont wanna live',
  'dont want be here',
  'dont want exist',
  'dont want wake up',
  'dont want anymore',
  'stop existing',
  'hate being alive',
  'reason to live',
  'reason live',
  'no reason go on',
  'nothing live for',
  'nothing to live',
  'no point living',
  'no point life',
  'not worth living',
  'isnt worth living',
  'cant go on',
  'cannot go on',
  'cant take anymore',
  'tired of living',
  'tired of life',
  'tired of being alive',
  'jump off bridge',
  'jump off roof',
  'goodbye note'
]
