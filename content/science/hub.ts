/** The science hub. Fields named `text`, `lead`, `intro` and `body` are prose with marks. */
import type { Seo } from '../types'

/** An effect of the plot; its size is that of the study's record. */
export interface Effect {
  /** The outcome that changed, in a few words: the plot has room for a phone's width. */
  name: string
  contested?: boolean
  /** Key of the study. */
  study: string
}

interface KeyFinding {
  /** The figure, short enough for a narrow column. */
  value: string
  /** What was found. */
  label: string
  text: string
  /** Its row of the plot, if the study has an effect size. */
  effect?: Effect
}

interface Point {
  title: string
  text: string
  /** What a phone holds back. */
  more?: string
}

interface FeaturedStudy {
  /** Key of the entry in studies.ts. */
  study: string
  institution: string
  year: number
  category: string
  impact: 'High' | 'Medium'
  /** Key of a study that did not find the same. */
  contestedBy?: string
}

interface HubSection {
  heading: string
  body: string[]
}

interface CallToAction {
  title: string
  text: string
  label: string
  href: string
}

interface ScienceHub {
  title: string
  /** The conclusion in one sentence, the way to help, then what to know about the studies. */
  lead: string[]
  seo: Seo
  /** An explanation of the figures, for people who do not work with effect sizes. */
  figuresNote: string
  /** What skeptics ask, at the anchor #questions, to which guides link. */
  questions: { heading: string; items: { question: string; answer: string }[] }
  /** The words beside advice, at the anchor #verdicts, to which guides link. */
  verdicts: { heading: string; intro: string; words: Point[] }
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
    'Affirmations help a little, on average: self-affirmation exercises of several kinds lift well-being slightly[@zhang2025], ' +
      'repeating a sentence has only a few small studies that disagree[@wood2009, @flynn_bordieri2020], and neither is a ' +
      'treatment.',
    'If you’re in trouble, there are [people to call](/help-now).',
    'The most useful thing to know about these studies is what the people in them did. In the classic ones they ' +
      'chose something they care about, like a friend, their faith, music or being fair, and *wrote about why it ' +
      'matters*[@cohen_sherman2014]. Hardly any of them stood in front of a mirror repeating a sentence.',
    'Together with health information such exercises change behavior a little more than the information alone[@epton2015], and in classrooms values ' +
      'writing, compared with control tasks, raises achievement a little in students facing a threat to who they are, ' +
      'not in others[@wu2021].'
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
    'The plot shows effect sizes: the difference between two groups, counted in standard deviations. Researchers call ' +
    'results around 0.2 small and around 0.5 medium. A small effect shows up when you compare many people. You may or ' +
    'may not notice it in yourself.',
  questions: {
    heading: 'What skeptics ask',
    items: [
      {
        question: 'How little is a little?',
        answer:
          'For general well-being, the average size was 0.29[@zhang2025]. That is small enough to show only in groups: ' +
          'the average person in an exercise group ends up ahead of about 61 of 100 people in a comparison group, where ' +
          '50 would be no difference. Unpublished studies weren’t counted, so it may be less[@zhang2025]. An earlier ' +
          'count found no clear lift of good feelings in 36 of 54 studies[@harris2017_affect_review].'
      },
      {
        question: 'Isn’t it a placebo?',
        answer:
          'Partly it may be. A plain exercise in stepping back lowered defensiveness as much as affirming ' +
          'did[@critcher_dunning2015], and gratitude exercises did no better than other psychological ' +
          'exercises[@davis2016].'
      },
      {
        question: 'Can it backfire?',
        answer:
          'Sometimes. “I love my body” left college women less satisfied than repeating their age ' +
          'did[@engeln_imundo2020]. In lab experiments, people who affirmed themselves and then failed at a task lost ' +
          'more motivation than people who failed without affirming[@vohs2013]. Students with low self-esteem who ' +
          'repeated “I’m a lovable person” felt worse than those who didn’t[@wood2009]; a direct repeat with about 225 ' +
          'people found no effect, good or bad[@flynn_bordieri2020].'
      },
      {
        question: 'Do the results repeat?',
        answer:
          'Several haven’t: values writing in the district where a large trial had worked[@hanselman2017] and in two ' +
          'other schools[@protzko_aronson2016], “I am excited” before a speech[@poynter_pasqualini2025], and “Will I?” ' +
          'against “I will”[@van_raalte2018]. The classroom studies together still show a little for some ' +
          'students, compared with control tasks[@wu2021].'
      },
      {
        question: 'What beats it?',
        answer:
          'Cognitive behavioral therapy has its best support in anxiety and stress, among other ' +
          'problems[@hofmann2012]. For depression, walking, yoga and strength training eased symptoms beyond usual ' +
          'care in 218 studies, with low confidence[@noetel2024_exercise]. For goals, if-then plans help: across ' +
          '642 tests, by a little to a moderate amount, compared with no such plan[@sheeran2024].'
      },
      {
        question: 'Does picturing success make it happen?',
        answer:
          'Not by itself. In the lab, people who pictured an ideal future showed less energy than people given other ' +
          'fantasies[@kappes_oettingen2011]. Picture the obstacle and a plan too: across 21 field studies, ' +
          'that helped somewhat, compared with groups without it[@wang2021].'
      },
      {
        question: 'So which kind should I use?',
        answer:
          'Write about a value, or take a sentence you nearly believe and tie it to an action. That’s our reading of the ' +
          'studies. No line on this site has been through a trial.'
      },
      {
        question: 'Who checked this page?',
        answer:
          'Each sentence about a study was checked against a source, twice. In most cases that was the abstract and not ' +
          'the whole paper; the [list](#clinical-studies) says so beside each study and links to it, so that you can ' +
          'check us. The site has no advertising ([privacy](/privacy)).'
      }
    ]
  },
  verdicts: {
    heading: 'The words beside advice',
    intro:
      'Steps and approaches in our how-to and problem guides have one of five words beside them. It says how well the ' +
      'advice itself stands up, not the idea behind it.',
    words: [
      { title: 'Well tested', text: 'Many good trials agree, or a guideline recommends it.' },
      { title: 'Promising', text: 'It did well in a few studies, or in small ones.' },
      { title: 'Mixed', text: 'Studies disagree, or it helped some people and not others.' },
      { title: 'Found nothing', text: 'It was tested, and no difference showed.' },
      { title: 'Not tested', text: 'No trial of this very thing is cited. It costs little to try.' }
    ]
  },
  keyFindings: [
    {
      value: '0.29',
      label: 'Small: self-affirmation exercises lift well-being (129 tests)',
      text:
        'Across 129 tests in people who weren’t patients, self-affirmation exercises improved self-perception and ' +
        'well-being a little compared with controls; the exercises varied, and unpublished studies were not ' +
        'counted[@zhang2025].',
      effect: { name: 'General well-being', study: 'zhang2025' }
    },
    {
      value: '0.32',
      label: 'Small: thinking about values beside health information changes behavior (144 tests in all)',
      text:
        'Reflecting on values or strengths together with health information changed behavior a little more than the ' +
        'information alone[@epton2015]. Affirming alone was not reviewed.',
      effect: { name: 'Health behavior', study: 'epton2015' }
    },
    {
      value: '0.15',
      label: 'Very small and contested: values writing raises grades of some students (58 studies)',
      text:
        'Compared with control tasks, values writing raised achievement a little in students facing a threat to who they ' +
        'are, not in others[@wu2021]. ' +
        'When one large trial was repeated in its own district, no effect was found[@hanselman2017].',
      effect: { name: 'Grades of students under a stereotype', contested: true, study: 'wu2021' }
    },
    {
      value: '0.19',
      label: 'Very small: gratitude exercises lift well-being (145 papers)',
      text:
        'Gratitude exercises raised well-being a little across 24,804 people in 28 countries, compared with ' +
        'controls[@choi2025], but no more than other active psychological exercises did[@davis2016].',
      effect: { name: 'Gratitude and well-being', study: 'choi2025' }
    },
    {
      value: '0.27–0.66',
      label: 'Small to medium: if-then plans help (642 tests)',
      text:
        'Across 642 tests, specific plans helped by a little to a moderate amount, compared with no such plan (0.27 to ' +
        '0.66, by outcome)[@sheeran2024]; an early pooling of 94 tests gave 0.65[@gollwitzer_sheeran2006].',
      effect: { name: 'If-then plans', study: 'sheeran2024' }
    },
    {
      value: '106',
      label: 'Best supported for anxiety and stress: cognitive behavioral therapy (106 pooled analyses)',
      text:
        'A review of 106 pooled analyses found cognitive behavioral therapy best supported for anxiety, stress and ' +
        'a few other problems[@hofmann2012]. Nothing in our list shows an affirmation doing as much.'
    },
    {
      value: '18–254',
      label: 'Days until a daily action felt automatic, estimated; half within about 66 (39 people)',
      text:
        'Of 96 volunteers repeating a daily action for 84 days, the 39 with well-fitting data were estimated to need ' +
        '18 to 254 days for it to feel automatic, half within about 66[@lally2010]. No affirmation was among the ' +
        'actions. The 21 days of folklore are usually traced to a surgeon’s impression, and he measured no habits[@maltz1960].'
    },
    {
      value: '0',
      label: 'No study in our list shows affirmations changing brain structure',
      text:
        'Scans show activity while people think about their values[@cascio2016, @dutcher2016]. That isn’t rewiring. ' +
        'An eight-week mindfulness course showed no structural brain change in 218 people new to ' +
        'meditation[@kral2022].'
    }
  ],
  concepts: [
    {
      title: 'Self-affirmation',
      text:
        'The idea is that thinking about something you value in one part of life can soften defensiveness about a ' +
        'threat in another[@steele1988].',
      more:
        'The theory dates from 1988, and says that people protect a general sense of being adequate[@steele1988]. The classic exercise is to pick a value that is yours and write for a few minutes about a time it mattered. ' +
        'A 2006 review argued that affirming values helps people face threatening information with less ' +
        'bias[@sherman_cohen2006]; a 2014 review concluded that well-timed values writing can help, and later school ' +
        'results are mixed[@cohen_sherman2014, @wu2021].'
    },
    {
      title: 'Believability',
      text:
        'A sentence meets the opinion you already have. Whether one that is far from it can hurt is [an open ' +
        'question](#questions)[@wood2009, @flynn_bordieri2020].',
      more:
        'Until it closes, a line you could nearly believe is the careful choice, and it’s what ' +
        'the gentle setting of the [builder](/builder) offers.'
    },
    {
      title: 'Distance',
      text: 'How you address yourself can matter, too: stepping back and putting a feeling into words may help.',
      more:
        'People told to reflect by name or as “you” around a first meeting or speech showed less distress and were rated better than people using ' +
        '“I”[@kross2014]. One’s name or other words than “I” also lowered emotional reactions to upsetting ' +
        'events[@orvell2021], though across 48 studies changing only the pronoun did less than stepping back and ' +
        'putting it into words[@guo2022_self_distancing]. One’s own name instead of “I” briefly lowered brain markers of reactivity or self-focus[@moser2017]. Across 306 ' +
        'experimental comparisons of ways to handle emotion, taking another perspective was among those that worked ' +
        'somewhat; trying not to feel the emotion did not[@webb2012].'
    },
    {
      title: 'Cue and plan',
      text:
        'A line is easy to forget. The guides here tie each one to something you already do, and follow it with one ' +
        'thing to do.',
      more:
        'Habit researchers advise repeating one simple action in the same setting until it feels ' +
        'automatic[@gardner2012], and specific plans help with goals by a little to a moderate amount, compared with ' +
        'none[@sheeran2024].'
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
      impact: 'High'
    },
    {
      study: 'creswell2005',
      institution: 'University of California, Los Angeles',
      year: 2005,
      category: 'Stress',
      impact: 'High'
    },
    {
      study: 'wood2009',
      institution: 'University of Waterloo',
      year: 2009,
      category: 'Self-esteem',
      impact: 'High',
      contestedBy: 'flynn_bordieri2020'
    },
    {
      study: 'cascio2016',
      institution: 'University of Pennsylvania',
      year: 2016,
      category: 'Brain',
      impact: 'Medium'
    },
    {
      study: 'creswell2013',
      institution: 'Carnegie Mellon University',
      year: 2013,
      category: 'Performance',
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
        'A threat can take up your whole attention. Thinking about a value may widen the view until the threat is one ' +
        'thing among several.',
      more:
        'In the lab, a simple perspective exercise lowered defensiveness as much as affirming ' +
        'values did[@critcher_dunning2015]. The step back may be what helps.'
    },
    {
      title: 'A smaller stress response',
      text:
        'In one lab study, reflecting on a personal value before a stress test lowered the cortisol ' +
        'response, compared with a control task[@creswell2005].',
      more:
        'Students who wrote about values before their most stressful exam avoided the ' +
        'rise in adrenaline that control students had[@sherman2009]. Inside a scanner, people reported less stress after blocks of self-affirmation ' +
        'than after control blocks, and only immediate effects were tested[@dutcher2020]. Rehearsing a positive ' +
        'sentence during a stressful task did not lower stress in a master’s thesis[@chen2012].'
    },
    {
      title: 'Value and reward',
      text:
        'Judging one’s most important values raised activity in a reward region of the brain[@dutcher2016]. Activity ' +
        'there doesn’t prove a better mood or a changed life.',
      more:
        'That was in two scanner studies; judgments that had nothing to do with oneself did not raise it[@dutcher2016]. ' +
        'In another, people who had been led to affirm themselves showed more activity in self and reward regions than ' +
        'others when they thought about core values in the future[@cascio2016].'
    },
    {
      title: 'An open door for advice',
      text: 'People who have just remembered what they stand for may hear unwelcome facts with less argument.',
      more:
        'In a small study, sedentary adults who repeatedly affirmed values before exercise messages sat less than unaffirmed ' +
        'controls[@falk2015]. In a comparison of studies, self-affirmation changed health behavior more when a timely ' +
        'threat and timely resources came together[@ferrer_cohen2019]. The advice itself has to be useful.'
    }
  ],
  neuroplasticity: {
    heading: 'Affirmations and the brain',
    body: [
      'Adult brains change with use. With affirmations, what has been seen so far is activity during a task, which is ' +
        'not rewiring.',
      'Young adults who learned to juggle gained a little gray matter in areas that ' +
        'process motion, unlike those who did not learn, and the gain shrank after practice stopped[@draganski2004]. ' +
        'That’s neuroplasticity in one small study: a particular, modest change that shrinks without ' +
        'practice.',
      'In one scanner study, people who had been led to affirm ' +
        'themselves showed more activity in self and reward regions than others when they thought about core values in ' +
        'the future, rather than everyday activities[@cascio2016]. In two other scanner studies, judging one’s most ' +
        'important values raised activity in a reward region, and judgments that had nothing to do with oneself did ' +
        'not[@dutcher2016]. In the small study that the first of those scans ' +
        'came from, sedentary adults who affirmed values before exercise messages sat less over the next month than ' +
        'unaffirmed adults given the same messages[@falk2015].',
      'We know of no study that saw rewiring. The nearest test is of something longer and more demanding: in 218 people new to meditation, an ' +
        'eight-week mindfulness course showed no structural brain change against either control[@kral2022].',
      'So when you read that affirmations build new pathways in so many days, ask for the study. Your brain ' +
        'visibly responds while you think about what you value, and it hasn’t been shown that this leaves a lasting ' +
        'trace. Finding out what it does for you costs a few minutes and a sheet of paper.'
    ]
  },
  clinicalStudies: {
    heading: 'The studies, with their limits',
    body: [
      'Here are the papers, reviews and books behind our guides. The page of each topic says what was done, ' +
        'what came out and what it doesn’t show.',
      'Few of the studies on affirming are clinical in the strict sense. Most took place in ' +
        'laboratories, classrooms and surveys, with people who weren’t patients. No line on this site has been ' +
        'through a trial.',
      'Where treatment has been tested, it goes by other names. For anxiety, stress and a few other problems, a ' +
        'review of 106 pooled analyses found cognitive behavioral therapy best supported[@hofmann2012]. For social anxiety, one-to-one ' +
        'cognitive behavioral therapy showed the largest gain over a waiting list, and self-help gained somewhat ' +
        'less[@mayo_wilson2014]. For chronic insomnia, therapy comes first by a 2016 guideline[@qaseem2016]. For low ' +
        'self-esteem, therapy did more than waiting in a trial with 22 people[@waite2012_lse], and seven pooled studies ' +
        'saw ratings rise a lot after weekly sessions[@kolubinski2018]. If that is where you are, please start there; if ' +
        'it can’t wait, there are [people to call](/help-now).',
      'Null results are in the list with the rest[@hanselman2017, @protzko_aronson2016, @flynn_bordieri2020, @kral2022]. ' +
        'Most studies we have read as abstracts; the page of each topic says which.'
    ]
  },
  notShown: {
    heading: 'What the evidence does not show',
    body: [
      'Advice about affirmations comes with numbers and rules: 21 days, ten lines, present tense, before ' +
        'breakfast, in a mirror.',
      'We keep some of them, because a rule of thumb helps you begin. Open a claim to read ' +
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
      text: 'Five steps from one hard moment in your week to a line you believe, with a values exercise near the start.',
      label: 'Read the guide',
      // The address that the specification names; it reaches /how-to-guide/create-affirmations.
      href: '/how-to/create-personal-affirmations'
    }
  ]
}
