/**
 * The personal affirmation builder: its choices, its sentences and the words around them.
 * Sentence for a custom goal: opener of the style + adverb of the intensity + the visitor's own words.
 */
import type { Intensity, Seo } from './types'

export type GoalId = 'confidence' | 'career' | 'health' | 'relationships' | 'abundance' | 'peace'
export type StyleId = 'present' | 'gratitude' | 'action'

export interface BuilderGoal {
  id: GoalId
  label: string
  description: string
}

export interface BuilderStyle {
  id: StyleId
  label: string
  description: string
  example: string
}

export interface BuilderIntensity {
  id: Intensity
  label: string
  description: string
}

export interface UsageTip {
  title: string
  /** Prose with marks. */
  text: string
}

export interface BuilderPage {
  title: string
  /** Prose with marks. */
  intro: string
  badge: string
  /** Stands under the badge and says what the evidence carries and what it does not. Prose with marks. */
  evidenceNote: string
  /** Helps the visitor to word the custom goal so that the composed sentence reads well. */
  customHint: string
  seo: Seo
}

export const builderPage: BuilderPage = {
  title: 'Personal Affirmation Builder',
  intro:
    'Four choices, about two minutes, three or four sentences you can take with you. Nothing you type here is ' +
    'stored.',
  badge: 'Scientifically-Designed • Personalized • Effective',
  evidenceNote:
    'What that badge rests on: very positive lines can feel false when self-esteem is low[@wood2009], though two ' +
    'later studies did not find the harm[@flynn_bordieri2020]. So you set the strength, and *gentle* is there for ' +
    'any day that needs it. The finished sentences have not been tested in a study. [What the research ' +
    'says](/science-hub).',
  customHint:
    'Your words are joined to the opening of your style. After “learning to” or “I choose to confidently”, begin ' +
    'with a plain verb (“speak up in our Monday meeting”). After “I am confidently” or “I am powerfully”, use the ' +
    'form with -ing (“speaking up in our Monday meeting”).',
  seo: {
    title: 'Free Affirmation Builder: Create Perfect Personal Ones',
    description:
      'Build your own affirmations in 2 minutes: pick a goal, a style and a strength, add your own words, then ' +
      'copy or download the sentences.',
    keywords: ['affirmation builder', 'personal affirmations', 'create affirmations', 'custom affirmations']
  }
}

export const goals: BuilderGoal[] = [
  {
    id: 'confidence',
    label: 'Build Confidence',
    description: 'For speaking up, walking in, and trusting your own judgment.'
  },
  {
    id: 'career',
    label: 'Career Success',
    description: 'For interviews, reviews, new roles and the next piece of work.'
  },
  {
    id: 'health',
    label: 'Health & Wellness',
    description: 'For sleep, movement, appointments, and a kinder tone toward your body.'
  },
  {
    id: 'relationships',
    label: 'Relationships',
    description: 'For listening, apologizing, asking, and staying yourself next to someone.'
  },
  {
    id: 'abundance',
    label: 'Abundance & Prosperity',
    description: 'For bills, budgets and fair prices, and for seeing what is already in the cupboard.'
  },
  {
    id: 'peace',
    label: 'Inner Peace',
    description: 'For loud heads, late evenings, and things you cannot settle tonight.'
  }
]

export const styles: BuilderStyle[] = [
  {
    id: 'present',
    label: 'Present Tense',
    description:
      'Says it as something happening now. It is the traditional form; nobody has shown that it works better.',
    example: 'I am, I have, I do'
  },
  {
    id: 'gratitude',
    label: 'Gratitude-Based',
    description: 'Starts from thanks, for people who find it easier to appreciate than to claim.',
    example: 'Thank you for, I appreciate'
  },
  {
    id: 'action',
    label: 'Action-Oriented',
    description: 'Puts a choice first, so that the sentence already points at something you can do.',
    example: 'I choose, I create, I attract'
  }
]

export const intensities: BuilderIntensity[] = [
  {
    id: 'gentle',
    label: 'Gentle & Believable',
    description: 'Easier to accept, good for beginners and for days when praise sounds like a lie.'
  },
  {
    id: 'moderate',
    label: 'Moderate Stretch',
    description: 'Challenges what you believe about yourself now, kindly and in a hopeful direction.'
  },
  {
    id: 'bold',
    label: 'Bold & Aspirational',
    description: 'Powerful statements, put plainly, for days when you can stand behind them.'
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

export const placeholder = 'For example: speak up in our Monday meeting'

export const library: Record<GoalId, Record<Intensity, [string, string, string]>> = {
  confidence: {
    gentle: [
      'I can say one true thing in the room today, even if my voice shakes.',
      'I am learning to trust my own judgment, starting with ordinary decisions.',
      'When I feel small, I can put both feet on the floor and wait before I answer.'
    ],
    moderate: [
      'I speak at my own pace and let my sentences end where I meant them to.',
      'I have handled hard rooms before, and I bring that with me into this one.',
      'My opinion belongs in this conversation, and I can offer it without an apology in front.'
    ],
    bold: [
      'I take the seat at the table, and I use it.',
      'I say what I think and let other people make whatever face they make.',
      'I walk in as the person who did the work, because I did it.'
    ]
  },
  career: {
    gentle: [
      'I can do the piece of work in front of me and let the rest wait its turn.',
      'I am still learning this job. Asking is part of how I get good at it.',
      'Somewhere down the line, a person is better off because I was careful today.'
    ],
    moderate: [
      'I keep a record of what I have finished, and I read it when I doubt myself.',
      'I ask for the project I want and say plainly why I fit it.',
      'Feedback gives me something to work with, and I take the useful half home.'
    ],
    bold: [
      'I name my number, give my reasons, and let the silence sit.',
      'I put my name on my best work and send it to the people who decide.',
      'I am ready to lead this, open questions and all.'
    ]
  },
  health: {
    gentle: [
      'Tonight I can give my body an early bedtime, or at least a quieter hour.',
      'I am learning to notice tiredness before it has to shout.',
      'Five minutes of fresh air count, and I can get to the door.'
    ],
    moderate: [
      'I treat an appointment with my doctor as seriously as one with my boss.',
      'My body has carried me this far, and I feed it like something I am fond of.',
      'I stop at the first sign of too much, and I call that good sense.'
    ],
    bold: [
      'I protect my sleep and my meals, and I say no to whatever would eat them.',
      'I ask for help with my health out loud, well before it is an emergency.',
      'I quit talking about this body as if it could not hear me.'
    ]
  },
  relationships: {
    gentle: [
      'I can listen to the end of a sentence today before I plan my answer.',
      'I am learning to say what I need without a speech beforehand.',
      'Someone may be glad to hear from me. I can send two lines and see.'
    ],
    moderate: [
      'I say thank you for the dull, faithful things: the dishes, the ride to the station, the waiting.',
      'I can be close to someone and still keep a door of my own.',
      'When I have hurt a person, I go back and say so in plain words.'
    ],
    bold: [
      'I say the loving thing while they are still in the room.',
      'I set the boundary once, clearly, and I keep it with a calm face.',
      'I choose people who are glad to see me, and I stop arguing my case with the rest.'
    ]
  },
  abundance: {
    gentle: [
      'I can look at my bank balance with the kettle on and my shoulders down.',
      'I am learning to tell wanting from needing, receipt by receipt.',
      'Something in my cupboard can become supper, and I can begin from there.'
    ],
    moderate: [
      'I give each dollar a job before the month gives it one.',
      'I charge a fair price for my work and say it without a cough.',
      'I put a little aside when I can, and a little counts.'
    ],
    bold: [
      'I open each envelope on the pile this week and answer the ones that need it.',
      'I offer my skills at what they are worth and let some people say no.',
      'I plan with what I have, share from what I have, and leave the neighbors out of it.'
    ]
  },
  peace: {
    gentle: [
      'I can let my shoulders drop by an inch and leave the rest for later.',
      'For as long as this cup stays warm, I have nowhere else to be.',
      'I am learning to let a thought pass by without getting up to follow it.'
    ],
    moderate: [
      'I put the phone in the drawer and let the room get quiet around me.',
      'What I cannot settle tonight I write down, and then I close the notebook.',
      'I answer slowly. Most things in my day can bear a pause.'
    ],
    bold: [
      'I hand back the worries that belong to other people.',
      'I choose calm as often as it takes, twenty times before lunch if I must.',
      'I leave the argument in my head unfinished and go outside.'
    ]
  }
}

export const usageTips: UsageTip[] = [
  {
    title: 'Morning Practice',
    text:
      'Recite your lines within the first hour of waking, right after something you do anyway, such as filling the ' +
      'kettle. Mornings come around reliably, and in a review of habit studies morning habits tended to be ' +
      'stronger[@singh2024]. Nobody has tested affirmations by the hour, so if your steadiest moment is the bus ' +
      'home, use the bus home.'
  },
  {
    title: 'Feel the Emotion',
    text:
      'Connect emotionally with the words, speak with what conviction you have, and visualize the outcome. Then ' +
      'look at what could get in the way and decide what you will do about it: in laboratory experiments a rosy ' +
      'picture on its own drained energy[@kappes_oettingen2011], while wish, obstacle and plan together helped ' +
      'people reach goals[@wang2021]. If a line makes you feel worse, drop it for a smaller one.'
  },
  {
    title: 'Daily Consistency',
    text:
      'The usual advice is at least 21 days to start seeing changes and 90 days for lasting transformation. Use ' +
      'the first as a date to check in and the second as a planning horizon. When researchers timed everyday ' +
      'habits, some people needed weeks and others most of a year[@lally2010, @singh2024], and a missed day made ' +
      'no real difference[@lally2010]. No study shows that 90 days of affirmations change a person for good.'
  }
]
