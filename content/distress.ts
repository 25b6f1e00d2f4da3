/** Searches that may come from someone in danger or in need of a person: they begin with helplines. */

/** What such a search is about. */
export const distressSubjects = ['crisis', 'violence', 'eating', 'baby', 'hurt'] as const
export type DistressSubject = (typeof distressSubjects)[number]

interface Distress {
  /** Above the helplines. */
  title: string
  text: string
  /**
   * A search is meant that has all words of one of these, whatever their order, form and spelling. Apostrophes are left out.
   * A word in capitals stands for any of `people`.
   */
  phrases: string[]
  /** The titles of the helplines in helplines.yaml that are for this: they come first. */
  helplines?: string[]
  /** The words of the phrases are looked for as well. Otherwise they are not: any line that says them would misread them. */
  isSearched?: boolean
}

const relatives =
  'husband wife boyfriend girlfriend partner spouse fiance ex dad daddy father stepdad stepfather mom mum mother stepmom ' +
  'stepmother parents brother sister uncle son daughter'

export const people: Record<string, string[]> = {
  RELATIVE: relatives.split(' '),
  PERSON: `${relatives} he she they someone man`.split(' ')
}

/** Words beside a phrase by which nothing is looked for: what they find would not be about it. */
export const fillers = new Set(
  (
    'anymore really thinking think thoughts about like life live alive today tonight myself self someone everyone everything ' +
    'nothing would could much ever never always every day keep keeps go going help hurt hurts'
  ).split(' ')
)

/** The first that a search matches counts. */
export const distress: Record<DistressSubject, Distress> = {
  crisis: {
    title: 'You can talk to someone right now',
    text: 'If you are thinking about dying or about hurting yourself, you do not have to sort it out alone. The people below listen, and it costs nothing to ask.',
    phrases: [
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
      'Childhelp National Child Abuse Hotline',
      'Kids Help Phone',
      'National Domestic Abuse Helpline',
      'Childline',
      '1800RESPECT',
      'Kids Helpline',
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
      'unsafe home'
    ]
  },
  eating: {
    title: 'You can talk to someone about eating',
    text: 'If eating, or not eating, has taken over your days, the people below have helped many others with it, and so can a doctor. You do not have to be sure how serious it is.',
    helplines: [
      'National Alliance for Eating Disorders Helpline',
      'NEDIC Helpline',
      'Beat',
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
      'thinspo'
    ]
  },
  baby: {
    title: 'You can talk to someone about this time',
    text: 'Low mood and fear are common during a pregnancy and after a birth, and they can be treated. The people below listen at any hour; a doctor or midwife helps, too. What was found is further down.',
    helplines: ['National Maternal Mental Health Hotline', 'PANDA National Helpline', 'Find A Helpline'],
    phrases: ['postpartum', 'post partum', 'postnatal depression', 'perinatal depression', 'baby blues'],
    isSearched: true
  },
  hurt: {
    title: 'You can talk to someone right now',
    text: 'If someone hurts you, or if you think about hurting yourself, you do not have to sort it out alone. The people below listen, and it costs nothing to ask. What was found is further down.',
    phrases: ['hurt me'],
    isSearched: true
  }
}
