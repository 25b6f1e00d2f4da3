/** Searches that may come from someone in danger or in need of a person: they begin with helplines. */

/** What such a search is about. */
export const distressSubjects = [
  'loss',
  'crisis',
  'violence',
  'eating',
  'baby',
  'drink',
  'gambling',
  'hurt',
  'low'
] as const
export type DistressSubject = (typeof distressSubjects)[number]

interface Distress {
  /** Above the helplines. */
  title: string
  text: string
  /**
   * A search is meant that has all words of one of these, whatever their order, form and spelling. Apostrophes are left out.
   * A word in capitals stands for any of `people`. What begins with “=” is meant if it is all of the search.
   */
  phrases: string[]
  /** The titles of the helplines in helplines.yaml that are for this: they come first. */
  helplines: string[]
  /** What is looked for in its place. Without it nothing is: any line that says the words would misread them. */
  search?: string
}

const relatives =
  'husband wife boyfriend girlfriend partner spouse fiance ex dad daddy father stepdad stepfather mom mum mother stepmom ' +
  'stepmother parents brother sister uncle son daughter'

export const people: Record<string, string[]> = {
  RELATIVE: relatives.split(' '),
  PERSON: `${relatives} he she they someone man`.split(' ')
}

/** The numbers that most visitors can call, above the helplines of every subject. */
export const shortNumbers = 'Call or text 988 in the US and Canada. Call 116 123 in the UK and Ireland.'

/** For whatever has no helplines of its own. */
const anyone = [
  '988 Suicide & Crisis Lifeline',
  'Crisis Text Line',
  '988: Suicide Crisis Helpline',
  'Samaritans',
  'Samaritans Ireland',
  'Lifeline Australia',
  '1737, Need to talk?',
  'Find A Helpline'
]

/** The first that a search matches counts. */
export const distress: Record<DistressSubject, Distress> = {
  loss: {
    title: 'You can talk to someone right now',
    text: 'If someone you love died this way, or if you think about it yourself, you do not have to be alone with it. The people below listen, and it costs nothing to ask. Words for grief are further down.',
    helplines: anyone,
    phrases: [
      'RELATIVE died suicide',
      'RELATIVE committed suicide',
      'lost RELATIVE suicide',
      'friend died suicide',
      'friend committed suicide',
      'lost friend suicide',
      'killed himself',
      'killed herself',
      'killed themselves',
      'hanged himself',
      'hanged herself',
      'shot himself',
      'shot herself',
      'took own life',
      'suicide loss',
      'suicide survivor'
    ],
    search: 'grief'
  },
  crisis: {
    title: 'You can talk to someone right now',
    text: 'If you are thinking about dying or about hurting yourself, you do not have to sort it out alone. The people below listen, and it costs nothing to ask.',
    helplines: anyone,
    phrases: [
      '=cutting',
      '=i give up',
      'dead inside',
      'cant do anymore',
      'would miss me',
      'nobody miss me',
      'feel like dying',
      'feel like a burden',
      'im a burden',
      'suicide',
      'unalive',
      'kms',
      'overdose',
      'self harm',
      'harm myself',
      'hurt myself',
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
  },
  violence: {
    title: 'You can talk to someone who knows about this',
    text: 'If someone hurts you, threatens you or forces you, it is not your fault, and no sentence will stop it. The people below listen, believe you, and know what can be done where you live. If you are in danger now, call the emergency number.',
    helplines: [
      'National Domestic Violence Hotline',
      'National Sexual Assault Hotline',
      'Childhelp National Child Abuse Hotline',
      'Kids Help Phone',
      'ShelterSafe',
      'National Domestic Abuse Helpline',
      'Rape & Sexual Abuse Support Line',
      'Childline',
      'Women’s Aid 24-hour National Freephone Helpline',
      'National Rape Crisis Helpline',
      '1800RESPECT',
      'Kids Helpline',
      'Women’s Refuge',
      'Find A Helpline'
    ],
    phrases: [
      'PERSON hits me',
      'PERSON beats me',
      'PERSON hitting me',
      'PERSON beating me',
      'PERSON punches me',
      'PERSON slaps me',
      'PERSON kicks me',
      'PERSON chokes me',
      'PERSON strangled me',
      'PERSON shoved me',
      'PERSON threatens me',
      'PERSON stalks me',
      'RELATIVE touches me',
      'RELATIVE hurts me',
      'afraid of RELATIVE',
      'scared of RELATIVE',
      'RELATIVE scares me',
      'RELATIVE frightens me',
      'RELATIVE violent',
      'hits me',
      'beats me up',
      'being hit',
      'being beaten',
      'was beaten',
      'gets beaten',
      'rape',
      'rapist',
      'molested',
      'incest',
      'groped',
      'forced sex',
      'sex without consent',
      'abuse',
      'abuser',
      'abusive',
      'sexual assault',
      'sexual violence',
      'sexual harassment',
      'was assaulted',
      'domestic violence',
      'physical violence',
      'violent relationship',
      'gaslighting',
      'stalker',
      'trafficked',
      'afraid go home',
      'scared go home',
      'not safe home',
      'unsafe home',
      'PERSON pushed me',
      'PERSON forced me',
      'RELATIVE controls me',
      'RELATIVE hates me',
      'wont let me leave',
      'harassment',
      'stalking',
      'stalked',
      'RELATIVE yells me',
      'RELATIVE screams me'
    ]
  },
  eating: {
    title: 'You can talk to someone about eating',
    text: 'If eating, or not eating, has taken over your days, the people below have helped many others with it, and so can a doctor. You do not have to be sure how serious it is.',
    helplines: [
      'National Alliance for Eating Disorders Helpline',
      'NEDIC Helpline',
      'Beat',
      'Bodywhys',
      'Butterfly National Helpline',
      'Find A Helpline'
    ],
    phrases: [
      'anorexia',
      'anorexic',
      'bulimia',
      'bulimic',
      'eating disorder',
      'eating disorders',
      'binge eating',
      'making myself throw up',
      'make myself vomit',
      'throw up after eating',
      'purging food',
      'afraid to eat',
      'scared of eating',
      'cant stop starving',
      'thinspo',
      'cant stop eating',
      'cant eat anymore'
    ]
  },
  baby: {
    title: 'You can talk to someone about this time',
    text: 'Low mood and fear are common during a pregnancy and after a birth, and they can be treated. The people below listen at any hour; a doctor or midwife helps, too. What was found is further down.',
    helplines: [
      'National Maternal Mental Health Hotline',
      'Postpartum Support International HelpLine',
      'Shout for pregnancy and new parents',
      'PANDAS',
      'PANDA National Helpline',
      'Find A Helpline'
    ],
    phrases: ['postpartum', 'post partum', 'ppd', 'postnatal', 'perinatal depression', 'baby blues'],
    search: 'new parents gentle'
  },
  drink: {
    title: 'You can talk to someone about drink or drugs',
    text: 'If alcohol, pills or other drugs have taken over, or if you worry about someone else, the people below know where to get help near you, and they have heard it before. If someone may have taken too much, call the emergency number. Stopping alcohol or sedatives at once can be dangerous: ask a doctor how. What was found is further down.',
    helplines: [
      'SAMHSA National Helpline',
      'FRANK',
      'HSE Drugs and Alcohol Helpline',
      'National Alcohol and Other Drug Hotline',
      'Alcohol Drug Helpline',
      'Find A Helpline'
    ],
    phrases: []
  },
  gambling: {
    title: 'You can talk to someone about gambling',
    text: 'If betting or gambling has taken your money or your sleep, the people below help with it every day, and they help those close to you as well. Nothing has to be sorted out before you call.',
    helplines: [
      'National Problem Gambling Helpline',
      'National Gambling Helpline',
      'Gambling Help Online',
      'Gambling Helpline',
      'Find A Helpline'
    ],
    phrases: []
  },
  hurt: {
    title: 'You can talk to someone right now',
    text: 'If someone hurts you, or if you think about hurting yourself, you do not have to sort it out alone. The people below listen, and it costs nothing to ask. What was found is further down.',
    helplines: anyone,
    phrases: ['hurt me', 'bullied', 'bullying', 'bully'],
    search: 'healing'
  },
  low: {
    title: 'You can talk to someone, too',
    text: 'If today is heavier than a sentence can carry, the people below listen, and it costs nothing to ask. What was found is further down.',
    helplines: anyone,
    phrases: [
      'hate myself',
      'no one loves me',
      'nobody loves me',
      'no one likes me',
      'nobody likes me',
      'no one cares about me',
      'nobody cares about me',
      'nobody wants me',
      'unlovable'
    ],
    search: 'worth'
  }
}
