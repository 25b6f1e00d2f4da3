/** The science hub. Fields named `text`, `lead`, `intro`, `body`, `findings` and `methodology` are prose with marks. */
import type { Seo } from '../types'

/** A standardized difference between two groups, with its interval if the study gives one. */
export interface Effect {
  /** The outcome that changed, in a few words: the plot has room for a phone's width. */
  name: string
  size: number
  low?: number
  high?: number
  contested?: boolean
  /** Key of the study. */
  study: string
}

export interface KeyFinding {
  /** The figure, short enough to be set large. */
  value: string
  label: string
  text: string
  /** The figure for the plot, if it is an effect size. */
  effect?: Effect
}

export interface Point {
  title: string
  text: string
}

export interface FeaturedStudy {
  /** Key of the entry in studies.ts. */
  study: string
  institution: string
  year: number
  category: string
  findings: string
  methodology: string
  impact: 'High' | 'Medium'
  /** Key of a study that did not find the same. */
  contestedBy?: string
}

export interface HubSection {
  heading: string
  body: string[]
}

export interface CallToAction {
  title: string
  text: string
  label: string
  href: string
}

export interface ScienceHub {
  title: string
  lead: string[]
  seo: Seo
  /** An explanation of the figures, for people who do not work with effect sizes. */
  figuresNote: string
  keyFindings: KeyFinding[]
  concepts: Point[]
  featuredIntro: string
  /** The meaning of the High and Medium badges. */
  impactNote: string
  featured: FeaturedStudy[]
  mechanismsIntro: string
  mechanisms: Point[]
  /** The section at the anchor #neuroplasticity. */
  neuroplasticity: HubSection
  /** The section at the anchor #clinical-studies; the list of studies follows it. */
  clinicalStudies: HubSection
  /** Stands above the popular claims of claims.ts. */
  notShown: HubSection
  callsToAction: CallToAction[]
}

export const hub: ScienceHub = {
  title: 'The Science of Affirmations',
  lead: [
    'People have studied affirmations for decades, and the most useful thing to know about that research is what ' +
      'the people in it did. In most of the good studies they chose something they care about, like a friend, their ' +
      'faith, music or being fair, and *wrote about why it matters*[@cohen_sherman2014, @zhang2025]. Hardly any of ' +
      'them stood in front of a mirror repeating a sentence.',
    'Writing of that kind has small effects on average (0.15 to 0.32), stronger when a person is under some threat ' +
      'and weak or absent when not[@epton2015, @ferrer_cohen2019, @wu2021]. Repeated positive sentences have been ' +
      'tested much less, and the results disagree[@wood2009, @flynn_bordieri2020]. Everything this site advises is ' +
      'built on those two facts. Where a piece of advice is only custom, we say so.'
  ],
  seo: {
    title: 'The Science of Affirmations: What Studies Show, and Do Not',
    description:
      'What research on self-affirmation found about stress, habits, grades and the brain, how large the effects ' +
      'are, and which claims have no study behind them.',
    keywords: [
      'science of affirmations',
      'self-affirmation studies',
      'affirmation research',
      'neuroplasticity and affirmations'
    ]
  },
  figuresNote:
    'Most figures here are effect sizes: the difference between two groups, counted in standard deviations. ' +
    'Researchers call results around 0.2 or 0.3 small and around 0.65 medium to large. A small effect shows up when ' +
    'you compare many people. You may or may not notice it in yourself.',
  keyFindings: [
    {
      value: '0.29',
      label: 'effect on general well-being',
      text:
        'A 2025 meta-analysis pooled 129 tests of self-affirmation exercises in people who weren’t patients. ' +
        'Gains in general well-being were small, and so were those in how people see themselves (0.32). Most of the ' +
        'exercises were writing about values or strengths[@zhang2025].',
      effect: { name: 'General well-being', size: 0.29, study: 'zhang2025' }
    },
    {
      value: '0.32',
      label: 'effect on health behavior',
      text:
        'Across 144 experimental tests, affirming values next to health information changed what people did by a ' +
        'small amount, and what they intended to do by less (0.14). The information was always part of ' +
        'it[@epton2015].',
      effect: { name: 'Health behavior', size: 0.32, study: 'epton2015' }
    },
    {
      value: '0.15',
      label: 'effect on grades, for some',
      text:
        'In 58 classroom studies, students who face a stereotype gained this much. For the others the number was ' +
        '0.01, which is nothing[@wu2021]. When one large trial was repeated in its own district, no effect was ' +
        'found[@hanselman2017], although students of the first trial had gained when followed into high ' +
        'school[@borman2018].',
      effect: { name: 'Grades of students under a stereotype', size: 0.15, contested: true, study: 'wu2021' }
    },
    {
      value: '0.19',
      label: 'effect of gratitude exercises on well-being',
      text:
        'Over 145 papers from 28 countries, writing down what one is grateful for raised well-being a ' +
        'little[@choi2025]. It doesn’t reliably lower anxiety and is no better than other good ' +
        'exercises[@davis2016].',
      effect: { name: 'Gratitude and well-being', size: 0.19, low: 0.15, high: 0.22, study: 'choi2025' }
    },
    {
      value: '0.65',
      label: 'effect of if-then plans',
      text:
        'Deciding in advance “if this happens, then I will do that” helped people reach goals by this much in a ' +
        'meta-analysis of 94 tests, laboratory tasks among them[@gollwitzer_sheeran2006]. Everyday results are ' +
        'smaller: 0.34 in field studies that look at the obstacle first[@wang2021], and 0.27 to 0.66 in a newer ' +
        'analysis of 642 tests[@sheeran2024].',
      effect: { name: 'If-then plans and goals', size: 0.65, study: 'gollwitzer_sheeran2006' }
    },
    {
      value: '1.12',
      label: 'effect of weekly CBT on low self-esteem',
      text:
        'For comparison: this is what treatment can do. Weekly cognitive behavioral therapy for low self-esteem ' +
        'brought a large gain in a handful of small studies, and one-day workshops a small one ' +
        '(0.34)[@kolubinski2018].',
      effect: { name: 'Weekly CBT and self-esteem', size: 1.12, study: 'kolubinski2018' }
    },
    {
      value: '66 days',
      label: 'average time to a habit',
      text:
        'In a 12-week study of daily actions around eating, drinking or exercise, people ranged from 18 to 254 ' +
        'days, and the curve fitted well in only 39 of the 96 volunteers[@lally2010]. No affirmation was among the ' +
        'actions. The 21 days of folklore were never measured[@maltz1960].'
    },
    {
      value: '0',
      label: 'studies that show affirmations changing brain structure',
      text:
        'Scans show activity while people think about their values[@cascio2016, @dutcher2016]. That isn’t rewiring. ' +
        'In the nearest test, eight weeks of mindfulness training left no change that could be ' +
        'detected[@kral2022].'
    }
  ],
  concepts: [
    {
      title: 'Self-affirmation',
      text:
        'The theory dates from 1988. It says that people protect a general sense of being adequate, and that thinking ' +
        'about something you value in one part of life makes a threat in another part easier to face[@steele1988]. ' +
        'The classic exercise is to pick a value that is yours and write for a few minutes about a time it mattered. ' +
        'Reviews by its proponents report less biased listening and, sometimes, gains that build on themselves for ' +
        'years[@sherman_cohen2006, @cohen_sherman2014]. A large repeat in schools has since found no effect[@hanselman2017].'
    },
    {
      title: 'Believability',
      text:
        'A sentence meets the opinion you already have. In a 2009 paper from Waterloo, saying “I’m a lovable ' +
        'person” left people with low self-esteem feeling worse than saying nothing[@wood2009]. Two studies in ' +
        '2020 didn’t reproduce that, and the direct repeat found no benefit either[@flynn_bordieri2020]. The ' +
        'question is open. Until it closes, a line you could nearly believe is the careful choice, and it’s what ' +
        'the gentle setting of the [builder](/builder) offers.'
    },
    {
      title: 'Distance',
      text:
        'How you address yourself can count for more than what you say. In two experiments, before a first meeting ' +
        'and before a speech, people who used their own name or “you” felt less distress and were rated as doing better than ' +
        'those who used “I”[@kross2014]. Later work with people who are easily upset points the same way[@orvell2021], and ' +
        'so does a pair of small brain studies[@moser2017]. Taking another perspective also did best in a ' +
        'meta-analysis of 306 experimental comparisons of ways to handle a feeling, while pushing thoughts away did ' +
        'not work[@webb2012].'
    },
    {
      title: 'Cue and plan',
      text:
        'A line said once is soon forgotten. Habits grow when one small action follows one steady cue[@gardner2012], ' +
        'and people act on their intentions more often when they have made an if-then plan[@gollwitzer_sheeran2006, ' +
        '@sheeran2024]. So the guides here tie each line to something you already do, and follow it with one thing ' +
        'to do.'
    }
  ],
  featuredIntro:
    'Five studies that shaped this site. The list further down has the rest, including the ones that found nothing.',
  impactNote:
    'The badge is our own. High means that the study changed what we advise; Medium means that it helps explain ' +
    'why. It isn’t a grade for quality.',
  featured: [
    {
      study: 'epton2015',
      institution: 'University of Manchester',
      year: 2015,
      category: 'Health behavior',
      findings:
        'Affirming values alongside health advice made people a little readier to accept it (0.17), to intend a ' +
        'change (0.14) and to make one (0.32). The effect belongs to the pair, advice and affirmation ' +
        'together[@epton2015].',
      methodology: 'A meta-analysis of 144 experimental tests from many laboratories.',
      impact: 'High'
    },
    {
      study: 'creswell2005',
      institution: 'University of California, Los Angeles',
      year: 2005,
      category: 'Stress',
      findings:
        'After thinking about a personal value, people had a smaller cortisol response to a stress test. The least ' +
        'stress was felt by those who had affirmed a value and who also had high self-esteem and optimism to begin ' +
        'with[@creswell2005].',
      methodology: 'A randomized laboratory experiment with 85 people: a values task or a neutral task, then the test.',
      impact: 'High'
    },
    {
      study: 'wood2009',
      institution: 'University of Waterloo',
      year: 2009,
      category: 'Self-esteem',
      findings:
        'Repeating “I’m a lovable person” left people low in self-esteem worse off and people high in it slightly ' +
        'better off[@wood2009]. Two studies with 462 people in all didn’t reproduce it[@flynn_bordieri2020]. We ' +
        'keep the caution and mark the doubt.',
      methodology: 'One survey and two randomized experiments with students and a single, strong sentence.',
      impact: 'High',
      contestedBy: 'flynn_bordieri2020'
    },
    {
      study: 'cascio2016',
      institution: 'University of Pennsylvania',
      year: 2016,
      category: 'Brain',
      findings:
        'Thinking about the future in the light of a core value raised activity in regions tied to the self and to ' +
        'reward, and people with more of that activity sat less in the time that followed[@cascio2016].',
      methodology:
        'Brain scans of sedentary adults in two groups, then a program of messages about physical activity. Scans ' +
        'show what happens during the task and nothing that lasts.',
      impact: 'Medium'
    },
    {
      study: 'creswell2013',
      institution: 'Carnegie Mellon University',
      year: 2013,
      category: 'Performance',
      findings:
        'Chronically stressed students who had done a short values task were better at solving puzzles under ' +
        'pressure than stressed students who had not[@creswell2013].',
      methodology: 'A randomized laboratory experiment: 80 undergraduates, 30 word puzzles, an evaluator in the room.',
      impact: 'Medium'
    }
  ],
  mechanismsIntro:
    'It isn’t certain why values exercises do what they do. Four explanations have studies behind them, and more ' +
    'than one can be true.',
  mechanisms: [
    {
      title: 'A wider view',
      text:
        'A threat can take up your whole attention. Thinking about a value widens the view until the threat is one ' +
        'thing among several. In laboratory experiments with students, affirming did widen the view people had of ' +
        'themselves, and a plain perspective exercise without any praise lowered defensiveness as ' +
        'well[@critcher_dunning2015]. The step back may be what helps.'
    },
    {
      title: 'A smaller stress response',
      text:
        'Two randomized studies measured the body: less cortisol in a laboratory test[@creswell2005], no rise in ' +
        'adrenaline before the hardest exam[@sherman2009]. In a scanner, blocks of affirming were followed by less ' +
        'felt stress and less activity in one of two threat regions[@dutcher2020]. The groups were small and the ' +
        'effects immediate. Repeating a sentence didn’t change cortisol in the one test we know, a master’s ' +
        'thesis[@chen2012].'
    },
    {
      title: 'Value and reward',
      text:
        'Thinking about what matters most raised activity in the ventral striatum, a reward region, in students and ' +
        'in a community sample[@dutcher2016], and in regions for self and value in adults looking ' +
        'ahead[@cascio2016]. Activity there doesn’t prove a better mood or a changed life.'
    },
    {
      title: 'An open door for advice',
      text:
        'People who have just remembered what they stand for can hear unwelcome facts with less argument. In one ' +
        'scanning study those who affirmed before messages about exercise became less sedentary over the next ' +
        'month[@falk2015]. A meta-analytic test adds conditions: a felt threat, real means to change, and the ' +
        'right moment[@ferrer_cohen2019]. The advice itself has to be useful.'
    }
  ],
  neuroplasticity: {
    heading: 'Affirmations and the brain',
    body: [
      'Adult brains change with use. When volunteers learned to juggle, scans showed a local increase of gray ' +
        'matter in areas that process motion, and it shrank again after they stopped practicing[@draganski2004]. ' +
        'That’s what neuroplasticity means in practice: a particular, modest change that lasts as long as you keep ' +
        'practicing.',
      'With affirmations, what has been seen is activity. While people thought about their core values, regions ' +
        'tied to the self and to reward were busier than in comparison groups or tasks[@cascio2016, @dutcher2016]. ' +
        'In one study that activity went with sitting less afterward[@cascio2016], and in a related one people who ' +
        'affirmed before health messages responded to them differently and became less sedentary over a ' +
        'month[@falk2015]. In a third, blocks of affirming came with less stress and better work on a stressful ' +
        'task[@dutcher2020].',
      'Rewiring hasn’t been seen. No study has followed brain structure through weeks of affirmations, as far as we ' +
        'know. The nearest test is of something longer and more demanding, an eight-week mindfulness course. In two ' +
        'combined randomized trials it changed neither gray matter nor cortical thickness in any way that could be ' +
        'detected[@kral2022].',
      'So when you read that affirmations build new pathways in so many days, there’s no study behind it. Your brain ' +
        'visibly responds while you think about what you value, and it hasn’t been shown that this leaves a lasting ' +
        'trace. Finding out what it does for you costs a few minutes and a sheet of paper.'
    ]
  },
  clinicalStudies: {
    heading: 'The studies, with their limits',
    body: [
      'Here are the papers, reviews and books behind our guides. The page of each topic says what was done, ' +
        'what came out and where it stops. Few of the studies on affirming are clinical in the strict sense. Most took place in ' +
        'laboratories, classrooms and surveys, with people who weren’t patients. No line on this site has been ' +
        'through a trial.',
      'Where treatment has been tested, it goes by other names. For anxiety disorders the evidence for cognitive ' +
        'behavioral therapy is strong[@hofmann2012]; for social anxiety, individual CBT did best among ' +
        'psychological treatments, and self-help with or without support also beat waiting[@mayo_wilson2014]; for ' +
        'chronic insomnia, CBT for insomnia is the treatment to offer first[@qaseem2016]; for low self-esteem, ' +
        'weekly CBT brought large gains in a handful of small studies[@kolubinski2018]. If that is where you are, ' +
        'please start there.',
      'Null results are in the list with the rest. A field is easier to trust when you can see what it failed ' +
        'to find[@hanselman2017, @protzko_aronson2016, @flynn_bordieri2020, @kral2022].'
    ]
  },
  notShown: {
    heading: 'What the evidence does not show',
    body: [
      'Advice about affirmations comes with numbers and rules: 21 days, ten lines, present tense, before ' +
        'breakfast, in a mirror. We keep some of them, because a rule of thumb helps you begin. Open a claim to read ' +
        'what was found, and a way of putting it that we would say to a friend.',
      'The word beside each claim is about the claim as people usually say it. “Supported” means that good studies ' +
        'back it, even if the effect is small. “Weak evidence” means that some studies point that way or that it ' +
        'holds only in part. “No evidence” means that nothing we found supports it, and “Contradicted” that studies ' +
        'found the opposite.'
    ]
  },
  callsToAction: [
    {
      title: 'Try one line',
      text: 'Pick what is on your mind, get a sentence, and keep it or ask for another.',
      label: 'Open the generator',
      href: '/generator'
    },
    {
      title: 'Write your own',
      text: 'Five steps from a vague wish to a line you believe, with a values exercise near the start.',
      label: 'Read the guide',
      // The address that the specification names; it reaches /how-to-guide/create-affirmations.
      href: '/how-to/create-personal-affirmations'
    }
  ]
}
