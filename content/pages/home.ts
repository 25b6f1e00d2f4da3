/** The long parts of the home page. Fields named `text`, `intro`, `lead` and `answer` are prose with marks. */
import { studies } from '../science/studies'
import type { Seo } from '../types'

interface SectionIntro {
  title: string
  intro?: string
}

export interface LinkCard {
  title: string
  text: string
  href: string
}

export interface GuideCard extends LinkCard {
  /** The home page's own reading time; /how-to-guide gives another, as specified. */
  readTime: string
}

export interface HomeAffirmationList {
  id: string
  title: string
  lines: string[]
}

interface HomeQuestion {
  question: string
  answer: string
}

export const seo: Seo = {
  title: 'The Complete Guide to Daily Affirmations',
  description:
    'More than 1,200 original affirmations, free guides, and a plain account of what the research supports and ' +
    'where it stops. No account needed.',
  keywords: ['daily affirmations', 'positive affirmations', 'affirmation guide', 'self-affirmation research']
}

export const hero = {
  title: 'The Complete Guide to Daily Affirmations',
  lead:
    'A line for the start of the day, the end of it, or a bad moment in between. Written one by one, sorted by ' +
    'what you are facing, next to an honest account of what affirmations can do for you and what they can’t.',
  badges: ['Free', 'No account, no tracking', `${studies.length} sources`]
}

/** The heading of the card of today once it shows another line. */
export const anotherLine = 'Another Line'

/** Links below the line. */
export const heroLinks = { practice: 'Practice this line', yesterday: 'Yesterday’s line' }

export const sections = {
  today: {
    title: 'Today’s Affirmation'
  },
  categories: {
    title: 'Pick the part of life you need a line for',
    intro: 'Six life areas, each with two hundred lines or more, sorted into themes that have a guide each.'
  },
  science: {
    title: 'What the research says, including what it doesn’t',
    intro:
      'Many studies asked people to *write about what they value*, a few minutes at a time. Few asked anyone to ' +
      'repeat a sentence. On average the gains are small: across 129 tests with people who weren’t patients, ' +
      'self-affirmation exercises of several kinds improved well-being a little compared with controls[@zhang2025]. ' +
      'Repeating praise has a thinner record. Students with low self-esteem who repeated “I’m a lovable person” felt worse than those who ' +
      'didn’t[@wood2009], and a direct repeat found no difference[@flynn_bordieri2020].'
  },
  howTo: {
    title: 'Learn to do it in a few minutes',
    intro: 'Three guides to begin with. Each ends with something you can do today.'
  },
  problems: {
    title: 'When something specific hurts',
    intro: '30-day plans, each with ten lines and clear advice on when to talk to a professional.'
  },
  resources: {
    title: 'The library'
  },
  affirmations: {
    title: 'Affirmations to read now',
    intro: 'Eight short lists by theme. Read until a line feels right, and copy that one.'
  },
  statistics: {
    title: 'What is here'
  },
  newsletter: {
    title: 'One line in your inbox each morning',
    intro:
      'A single affirmation by email, once a day. Rather not give an address? [A reminder in your own calendar](/reminder) needs none.'
  },
  testimonials: {
    title: 'What readers say'
  },
  faq: {
    title: 'Questions people ask first',
    intro: 'Short answers. The longer ones, with the studies, are on the [science hub](/science-hub).'
  }
} satisfies Record<string, SectionIntro>

export const scienceLinks: LinkCard[] = [
  {
    title: 'Affirmations and the brain',
    text: 'What scanners have shown while people think about their values, and why that is a long way from rewiring.',
    href: '/science-hub#neuroplasticity'
  },
  {
    title: 'The studies themselves',
    text: 'Who took part, what they did, what came out, and where each study stops.',
    href: '/science-hub#clinical-studies'
  }
]

export const howToCards: GuideCard[] = [
  {
    title: 'How to Create Affirmations',
    text: 'Turn a vague wish into a sentence you can believe, then try it out for a week.',
    href: '/how-to-guide/create-affirmations',
    readTime: '5 min'
  },
  {
    title: 'A Morning Routine',
    text: 'Six quiet minutes between the alarm and the day, tied to something you already do.',
    href: '/how-to-guide/morning-routine',
    readTime: '7 min'
  },
  {
    title: 'Affirmations and Anxiety',
    text: 'Words and small plans for a nervous hour, and a clear view of what they can’t treat.',
    href: '/how-to-guide/anxiety-management',
    readTime: '6 min'
  }
]

export const problemCards: LinkCard[] = [
  {
    title: 'Low Self-Esteem',
    text: 'For when praise doesn’t stick and criticism does. Begins with sentences small enough to believe.',
    href: '/problem-solution/low-self-esteem'
  },
  {
    title: 'Imposter Syndrome',
    text: 'For when your own success feels like a mistake. Begins with collecting the evidence.',
    href: '/problem-solution/imposter-syndrome'
  },
  {
    title: 'Social Anxiety',
    text: 'For when a room full of people feels like an exam. Begins with where you point your attention.',
    href: '/problem-solution/social-anxiety'
  }
]

export const builderPromotion = {
  title: 'Your own affirmations in 2 minutes',
  intro:
    'Choose a goal, a style and a strength, add your own words if you like, and take three or four sentences ' +
    'with you. Nothing you type is stored.',
  text: 'Taking one or two of its sentences at a time, that makes',
  action: 'Open the builder',
  href: '/affirmation-builder'
}

export const resourceHubCards: LinkCard[] = [
  {
    title: 'Science hub',
    text: 'More than two hundred papers, reviews, guidelines and books behind the advice on this site.',
    href: '/science-hub'
  },
  {
    title: 'How-to guides',
    text: 'Routines and techniques step by step, each with its common mistakes.',
    href: '/how-to-guide'
  },
  {
    title: 'Problem guides',
    text: '30-day plans for hard patches, with helplines at the end of each.',
    href: '/problem-solution'
  },
  {
    title: 'Affirmation builder',
    text: 'Sentences for your own goal, as gentle or bold as you like.',
    href: '/affirmation-builder'
  }
]

export const affirmationLists: HomeAffirmationList[] = [
  {
    id: 'daily',
    title: 'Daily',
    lines: [
      'I am enough for today.',
      'One thing at a time is fast enough.',
      'I can begin again at any hour.',
      'I choose calm for the next minute.',
      'Hard things can be done slowly.',
      'It’s okay to have an ordinary day.',
      'I let today be small.',
      'I trust myself to handle what comes.',
      'I am allowed to take up space.',
      'One good moment is enough to build on.',
      'I did what I could, and I can rest now.'
    ]
  },
  {
    id: 'health',
    title: 'Health',
    lines: [
      'I don’t have to earn rest.',
      'My body deserves kindness today.',
      'I listen to what I need.',
      'One breath at a time is enough.',
      'I am safe in this moment.',
      'Healing takes time, and I can give it time.',
      'My health is worth caring about.',
      'It’s okay to ask for help.',
      'Rest is part of getting stronger.',
      'I am more than how I feel today.',
      'I can be gentle with myself on hard days.',
      'Small steps are helping me feel better.',
      'Today I choose one thing that is good for me.',
      'My mind is allowed to be quiet.',
      'I am patient with my healing.',
      'This feeling will pass, and I can wait.',
      'I can stop before I am worn out.',
      'I have come through hard days before.',
      'Feeling better slowly is still feeling better.',
      'Today I take care of myself first.'
    ]
  },
  {
    id: 'love',
    title: 'Love',
    lines: [
      'I am worthy of love as I am.',
      'I can love people and still need time alone.',
      'I let people care about me.',
      'I show love by listening.',
      'I choose kindness, even when we disagree.',
      'My needs deserve to be heard.',
      'Love can be quiet and still be real.',
      'I can say I am sorry and mean it.',
      'I deserve honesty, and I give it.',
      'I let go of love that hurts me.',
      'I can miss someone and still be happy.',
      'I am learning to trust again.',
      'My heart can heal and stay open.',
      'I am grateful for the people who stay.',
      'I can say no and still be loving.',
      'There is love in this world for me, too.',
      'I belong with people who are glad to see me.',
      'I don’t have to be perfect to be loved.'
    ]
  },
  {
    id: 'career',
    title: 'Career',
    lines: [
      'I am capable of more than I feel right now.',
      'What I don’t know yet, I can learn.',
      'My work has value.',
      'I can be nervous and still begin.',
      'I am proud of how far I’ve come.',
      'My voice matters here.',
      'Progress is better than perfect.',
      'It’s okay to ask a question.',
      'I am ready for the next step.',
      'One bad day doesn’t change my worth.',
      'What I bring matters.',
      'I can say no and still do good work.',
      'I give my focus to one task at a time.',
      'I am allowed to want more.',
      'I learn from mistakes and keep going.',
      'I can be ambitious and still rest.',
      'I trust the skills I have built.',
      'I am confident enough to try.',
      'I deserve credit for my work.',
      'One no doesn’t decide my future.',
      'My effort counts, even before the results.',
      'I am building a life I respect.'
    ]
  },
  {
    id: 'self-love',
    title: 'Self-love',
    lines: [
      'I am enough, and I am learning to believe it.',
      'I speak kindly to myself.',
      'I forgive myself for not knowing.',
      'I deserve rest and joy.',
      'I am proud of the small things I do.',
      'My feelings make sense.',
      'I don’t have to earn my own kindness.',
      'I accept myself as I am today.',
      'I am on my own side.',
      'My worth is not up for a vote.',
      'I am allowed to change.',
      'I let go of comparing myself to others.',
      'I am allowed to be happy and unfinished.',
      'There is so much good in me.',
      'I can be a good friend to myself.',
      'I am more than my worst day.',
      'My promises to myself count.',
      'My needs are as real as anyone’s.',
      'I am learning to like my own company.',
      'I love who I am becoming.'
    ]
  },
  {
    id: 'gratitude-abundance',
    title: 'Gratitude and abundance',
    lines: [
      'Right now, I have what I need.',
      'I am grateful for today.',
      'I notice what is going right.',
      'I can want more and still be grateful.',
      'I am thankful for this day, just as it is.',
      'I remember the kindness I have been shown.',
      'I still have a lot to be thankful for.',
      'I can face my money calmly.',
      'It feels good to give what I can.',
      'I am thankful for the strength I have.',
      'There is more good in my life than I notice.',
      'I am open to good things.',
      'I can spend on myself without shame.',
      'Every little bit I save counts.',
      'I let myself enjoy what I have.',
      'I am thankful for how far I have come.',
      'I have something to give.',
      'Today I can thank someone.',
      'I have things I once hoped for.',
      'I don’t have to be grateful for the hard parts.',
      'I can find one good thing today.',
      'I have enough, and I am enough.'
    ]
  },
  {
    id: 'peace-mindfulness',
    title: 'Peace and mindfulness',
    lines: [
      'This moment is enough.',
      'I breathe out and let my shoulders drop.',
      'One quiet minute is a good start.',
      'I let this thought go by.',
      'Peace can start with one slow breath.',
      'Tonight I don’t have to solve this.',
      'I can feel this and still be safe.',
      'I choose calm as often as I need to.',
      'My mind can wander and come back.',
      'I make room for quiet today.',
      'I can wait before I answer.',
      'I let go of what I can’t control.',
      'Right now there is nowhere else I need to be.',
      'I am calm enough for the next step.',
      'I can stay out of this and stay calm.',
      'I can go slowly today.',
      'I am allowed to pause.',
      'There is peace in me under the noise.',
      'I let my jaw and my hands relax.',
      'This worry is a thought, and thoughts pass.',
      'I am safe enough to rest.',
      'What I did today is enough for today.'
    ]
  },
  {
    id: 'daily-success-motivation',
    title: 'Daily Success & Motivation (25)',
    lines: [
      'I can begin before I feel ready.',
      'I only have to do the next small thing.',
      'I am stronger than I used to be.',
      'One goal gets my focus today.',
      'I start with what matters most.',
      'I can fail and try again.',
      'My effort counts, even when no one sees it.',
      'I have enough energy for one more step.',
      'I am brave enough to start.',
      'Good enough is enough today.',
      'I am tired because I worked hard.',
      'I trust the work I have put in.',
      'Progress is progress, at any speed.',
      'I am capable, and I am still learning.',
      'I do what I can with what I have.',
      'My plan can change, and I can still get there.',
      'Today is a good day to begin.',
      'I am allowed to grow at my own pace.',
      'I am on my own path.',
      'I have done hard things before.',
      'Asking for help is strong.',
      'I celebrate small wins.',
      'I show up for myself today.',
      'I am ready to try.',
      'I go to bed proud that I tried.'
    ]
  }
]

export const faq: HomeQuestion[] = [
  {
    question: 'How many affirmations should I say a day?',
    answer:
      'Five to ten is the usual advice, and many people like a set of that size. Nobody seems to have tested one number ' +
      'against another. Begin with one or two lines that matter to you, and add more only while each of ' +
      'them still means something.'
  },
  {
    question: 'How long does it take? I keep reading 21 days and 90 days.',
    answer:
      'Treat 21 days as a first check-in and 90 days as a span to plan for. The 21 is usually traced to a surgeon’s ' +
      '1960 impression of patients getting used to a new face, not to measured habits[@maltz1960]. Four studies ' +
      'timed health habits at roughly two to five months, with huge individual differences[@singh2024]. None of ' +
      'those habits was an affirmation. In the best-known habit study, missing a day mattered little[@lally2010]: pick it up ' +
      'again the next.'
  },
  {
    question: 'Do affirmations work?',
    answer:
      'Self-affirmation exercises do, a little: across 129 tests with people who weren’t patients, they improved how ' +
      'people saw themselves and their well-being slightly compared with controls[@zhang2025]. Repeating a ' +
      'positive sentence has been tested far less, and the results disagree[@wood2009, @flynn_bordieri2020]. Use a ' +
      'line as a reminder of something that matters to you and a nudge toward doing it. The [science ' +
      'hub](/science-hub) has the details.'
  },
  {
    question: 'What if a line feels false when I say it?',
    answer:
      'Let it go. In one experiment, students with low self-esteem who repeated “I’m a lovable person” felt worse ' +
      'than those who didn’t[@wood2009]; a direct repeat found no difference[@flynn_bordieri2020]. Try a sentence ' +
      'you could almost believe, such as one that starts with “I can” or “I am learning to.” The *gentle* setting in the [builder](/builder) is made of those. Or write for three ' +
      'minutes about something you care about, which is closer to what many studies tested.'
  },
  {
    question: 'Morning or night?',
    answer:
      'Whichever comes around most reliably for you. The traditional advice is the first hour after waking. In one ' +
      'trial with 48 students, a stretch after waking was projected to become automatic sooner than one before ' +
      'bed[@fournier2017]. Nobody seems to have tested affirmations ' +
      'by time of day. A steady cue, like brushing your teeth, probably matters more than the hour.'
  },
  {
    question: 'Should I say them out loud, write them, or use a mirror?',
    answer:
      'Do what you will keep doing. In one session, people who repeated kind phrases of their own felt more soothed ' +
      'at a mirror than without one[@petrocchi2017]. When healthy women talked about their bodies at a mirror, they ' +
      'grew more satisfied but also checked their bodies more[@tanck2021]; looking in one raised distress in people ' +
      'with and without body dysmorphic disorder[@windheim2011]. If mirrors make you check and judge, skip the mirror. ' +
      'Saying “I am excited” improved speeches over “I am calm” once[@brooks2014]; a repeat found no ' +
      'improvement[@poynter_pasqualini2025].'
  },
  {
    question: 'Are affirmations a treatment for anxiety or depression?',
    answer:
      'No. For anxiety that keeps you from things you want to do, cognitive behavioral therapy has strong ' +
      'evidence[@hofmann2012, @mayo_wilson2014]. If low days or fear are running your life, talk to a doctor or a therapist; our problem guides, such as the one on [social ' +
      'anxiety](/problem-solution/social-anxiety), list helplines by country. Nothing on this site is medical ' +
      'advice.'
  },
  {
    question: 'What is the 30-day challenge?',
    answer:
      'A month of one short practice a day, as an experiment on yourself. Thirty is a convenient number, long ' +
      'enough to notice something and short enough to finish. In a trial with students, a month of 20 seconds a day ' +
      'of self-compassionate touch made no overall difference compared with finger tapping; an advantage among those ' +
      'who practiced nearly daily may reflect who keeps going[@susman2024]. Print the 30-day sheet from the [resource ' +
      'library](/resources) and see what you find.'
  }
]
