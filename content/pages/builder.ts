/**
 * The personal affirmation builder: its choices, its sentences and the words around them.
 * Sentence for a custom goal: opener of the style + adverb of the intensity + the visitor's own words.
 */
import type { Intensity, Seo } from '../types'

export type StyleId = 'present' | 'gratitude' | 'action'

interface BuilderGoal {
  /** Names its sentences in the library below. */
  id: string
  label: string
  description: string
  /** Stands over the sentences of its library where one's own comes before them. */
  others: string
}

interface BuilderStyle {
  id: StyleId
  label: string
  description: string
  example: string
}

interface BuilderIntensity {
  id: Intensity
  label: string
  description: string
}

interface UsageTip {
  title: string
  text: string
  /** What research says about it. Prose with marks. */
  studies: string
}

export const builderPage = {
  title: 'Personal Affirmation Builder',
  /** Prose with marks. */
  intro:
    'Four choices, about two minutes, three or four sentences you can take with you. Nothing you type here is ' +
    'stored.',
  badge: ['Scientifically-Designed', 'Personalized', 'Effective'],
  /** Says what the evidence carries and what it does not. Prose with marks. */
  evidenceNote:
    'What “scientifically-designed” rests on: students with low self-esteem who repeated “I’m a lovable person” felt worse than ' +
    'those who didn’t[@wood2009], and a direct repeat found no difference[@flynn_bordieri2020]. So you choose how strong ' +
    'your lines are, and *gentle* is there for any day that needs it. The finished sentences haven’t been tested in ' +
    'a study. [What the research says](/science-hub).',
  /** Opens the studies of a tip. */
  studies: 'What studies say',
  /** Stands below words that somebody in danger may have written. */
  danger: {
    label: 'If you might hurt yourself, call or text 988 in the US or Canada, or see numbers of other countries.',
    href: '/help-now'
  },
  /** Helps the visitor to word the custom goal so that the composed sentence reads well. */
  customHint: 'Your words follow the opening of your style, just as you type them. A plainer wording is one tap away.',
  seo: {
    title: 'Free Affirmation Builder: Create Perfect Personal Ones',
    description:
      'Build your own affirmations in 2 minutes: pick a goal, a style and a strength, add your own words, then ' +
      'copy or download the sentences.',
    keywords: ['affirmation builder', 'personal affirmations', 'create affirmations', 'custom affirmations']
  } satisfies Seo
}

export const goals = [
  {
    id: 'confidence',
    label: 'Build Confidence',
    description: 'Speaking up, walking in, trusting yourself.',
    others: 'Three more for confidence'
  },
  {
    id: 'career',
    label: 'Career Success',
    description: 'Interviews, reviews, the next piece of work.',
    others: 'Three more for your work'
  },
  {
    id: 'health',
    label: 'Health & Wellness',
    description: 'Sleep, movement, kindness to your body.',
    others: 'Three more for your health'
  },
  {
    id: 'relationships',
    label: 'Relationships',
    description: 'Listening, asking, staying yourself.',
    others: 'Three more for being close'
  },
  {
    id: 'abundance',
    label: 'Abundance & Prosperity',
    description: 'Bills, fair prices, what you already have.',
    others: 'Three more for money and plenty'
  },
  {
    id: 'peace',
    label: 'Inner Peace',
    description: 'A busy mind, late evenings, loose ends.',
    others: 'Three more for peace'
  }
] as const satisfies BuilderGoal[]

export type GoalId = (typeof goals)[number]['id']

export const styles: BuilderStyle[] = [
  {
    id: 'present',
    label: 'Present Tense',
    description: 'Says it as happening now.',
    example: 'I am, I have, I do'
  },
  {
    id: 'gratitude',
    label: 'Gratitude-Based',
    description: 'Starts from thanks.',
    example: 'Thank you for, I appreciate'
  },
  {
    id: 'action',
    label: 'Action-Oriented',
    description: 'Puts a choice first.',
    example: 'I choose, I create, I attract'
  }
]

export const builderIntensities: BuilderIntensity[] = [
  {
    id: 'gentle',
    label: 'Gentle & Believable',
    description: 'Easier to accept, good for beginners.'
  },
  {
    id: 'moderate',
    label: 'Moderate Stretch',
    description: 'Challenges current beliefs positively.'
  },
  {
    id: 'bold',
    label: 'Bold & Aspirational',
    description: 'Powerfully transformative statements.'
  }
]

export const openers: Record<StyleId, string> = {
  present: 'I am',
  gratitude: 'I am grateful that I am',
  action: 'I choose to'
}

export const adverbs: Record<Intensity, string> = {
  gentle: 'learning to',
  moderate: 'confidently',
  bold: 'powerfully'
}

/** The same choices as a person would say them, before “to” or “not to” and a verb. */
export const naturalOpeners: Record<StyleId, Record<Intensity, string>> = {
  present: { gentle: 'I am learning', moderate: 'I am confident enough', bold: 'I have the power' },
  gratitude: {
    gentle: 'I am grateful that I am learning',
    moderate: 'I am grateful for the confidence',
    bold: 'I am grateful for the power'
  },
  action: { gentle: 'I choose to learn', moderate: 'I confidently choose', bold: 'With all my power, I choose' }
}

export const placeholder = 'For example: speak up in our Monday meeting'

export const library: Record<GoalId, Record<Intensity, [string, string, string]>> = {
  confidence: {
    gentle: [
      'I can speak up with a shaky voice.',
      'I am learning to trust my own judgment.',
      'It’s okay to be nervous and still show up.'
    ],
    moderate: [
      'My opinion belongs in this conversation.',
      'I have handled hard moments before, and I can handle this one.',
      'I speak at my own pace.'
    ],
    bold: [
      'I say what I think, and I stand by it.',
      'I walk in knowing that I belong.',
      'I trust myself, and I take the lead.'
    ]
  },
  career: {
    gentle: [
      'I can do the next small task and let the rest wait.',
      'I am still learning, and asking is part of it.',
      'I can do good work one day at a time.'
    ],
    moderate: [
      'My skills are real, and I keep using them.',
      'I ask for the chance I want.',
      'Feedback helps me grow, and I take what is useful.'
    ],
    bold: [
      'I am proud to put my name on my work.',
      'I know what my work is worth, and I say so.',
      'I am ready to lead.'
    ]
  },
  health: {
    gentle: [
      'I can put rest first today.',
      'I am learning to notice when I need a break.',
      'One small good thing for my health is enough today.'
    ],
    moderate: ['My health is worth my time.', 'I treat my body with respect.', 'I stop when I need to stop.'],
    bold: [
      'I protect my rest, and I say no to what drains me.',
      'I ask for the care I need, out loud.',
      'I put my health first.'
    ]
  },
  relationships: {
    gentle: [
      'I can listen before I plan my answer.',
      'I am learning to say what I need.',
      'It is okay to reach out first.'
    ],
    moderate: [
      'I can be close to someone and still be myself.',
      'When I’m wrong, I can say so.',
      'I let people know that they matter to me.'
    ],
    bold: [
      'I set clear boundaries, and I keep them.',
      'I tell people I love them while I can.',
      'I choose people who are glad to see me.'
    ]
  },
  abundance: {
    gentle: [
      'I can look at my money and stay calm.',
      'I am learning to feel calm about money.',
      'I am grateful for what I have right now.'
    ],
    moderate: [
      'I spend with care and save what I can.',
      'My work deserves a fair price.',
      'I have enough to build on.'
    ],
    bold: ['I ask for what my time is worth.', 'I am in charge of my money.', 'I have enough, and I can share.']
  },
  peace: {
    gentle: [
      'I can let my shoulders drop and leave the rest for later.',
      'For this one minute, I can just breathe.',
      'I am learning to let a thought pass.'
    ],
    moderate: [
      'What I can’t settle tonight can wait until tomorrow.',
      'I can answer slowly and stay calm.',
      'My calm doesn’t depend on everyone else.'
    ],
    bold: [
      'I choose calm, as often as it takes.',
      'I let go of worries that aren’t mine.',
      'I let go of the argument and choose peace.'
    ]
  }
}

export const usageTips: UsageTip[] = [
  {
    title: 'Morning Practice',
    text:
      'Recite your lines within the first hour of waking, right after something you do anyway, such as brushing ' +
      'your teeth.',
    studies:
      'Mornings come around reliably, and in one trial with 48 students a stretch after waking was ' +
      'projected to become automatic sooner than one before bed[@fournier2017]. Nobody seems to have tested affirmations by the hour, so if the ride home is your steadiest ' +
      'moment, use that.'
  },
  {
    title: 'Feel the Emotion',
    text:
      'Connect emotionally with the words, speak with what conviction you have, and visualize the outcome. Then ' +
      'look at what could get in the way and decide what you will do about it. If a line makes you feel worse, drop it for a smaller one.',
    studies:
      'In lab experiments, people led to ' +
      'picture an ideal future showed less energy than people given other fantasies[@kappes_oettingen2011]. In ' +
      '21 field studies, wish, obstacle and if-then plan together helped people reach goals somewhat more than groups ' +
      'without them[@wang2021].'
  },
  {
    title: 'Daily Consistency',
    text:
      'The usual advice is at least 21 days to start seeing changes and 90 days for lasting transformation. Use ' +
      'the first as a date to check in and the second as a span to plan for.',
    studies:
      'When researchers timed everyday ' +
      'habits, some people were estimated to need weeks and others most of a year[@lally2010, @singh2024], and a missed day mattered ' +
      'little[@lally2010]. No study that we know shows 90 days of affirmations changing a person for good.'
  }
]
