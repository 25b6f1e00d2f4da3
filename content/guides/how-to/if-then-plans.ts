import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'if-then-plans',
  title: 'If-Then Plans: Giving an Affirmation Somewhere to Go',
  description:
    'How to join a sentence you believe to an action you will really take, with one wish, one obstacle and one line that starts with “if”.',
  seo: {
    title: 'If-Then Plans: Turn an Affirmation Into Action',
    description:
      'Wish, obstacle, plan: write an if-then sentence in twenty minutes and tie your affirmation to it. A well-tested technique, and where it stops.',
    keywords: ['if-then plans', 'implementation intentions', 'WOOP', 'affirmations and action', 'habit planning']
  },
  category: 'technique',
  readTime: '6 min read',
  difficulty: 'Beginner',
  extent: '20 Minutes, Once',
  introduction: [
    '“I am someone who calls her mother.” Lovely. When? An affirmation tells you which way you are facing; it has no opinion about Wednesday. The if-then plan is the missing half. It names a cue you can’t overlook and the first thing your hands will do when it arrives.',
    'Few techniques on this site have sturdier research behind them, and none is less poetic, so we put the two together: a line for the heart and a plan for the hands, on the same index card.'
  ],
  whoFor:
    'For people with good intentions and a poor record of Wednesdays. It works for starting (the run, the form, the apology), for shielding something you have begun, and for changing what you do at one bad spot in the day.',
  notFor:
    'Skip it when you don’t want the thing. A plan can carry a wish, and it has trouble dragging a duty that you resent. With addiction, eating disorders or compulsions a plan may belong inside treatment; on its own it can turn into another stick to beat yourself with.',
  steps: [
    {
      title: 'Write the wish in seven words',
      content: [
        'Take something you could do within a month. “Paint the hallway before Ines comes home.” “Eat lunch away from my screen.” “Tell Jordan about the money.” A short wish shows its vague patches quickly. If yours needs an “and”, you have two.',
        'Underneath, add one line on why it matters to you. This is where your affirmation will come from.'
      ],
      tips: ['Someone else’s wish for you, however sensible, will not survive step two.']
    },
    {
      title: 'Picture the best part, then the thing in the way',
      content: [
        'Spend a minute with the good ending: the smell of paint, the door opening. Spend the next minute with what will most probably stop you, and look for it *inside* you as well as outside. The usual suspects are tiredness after six, wanting to be asked first, and the phone.',
        'Both minutes are needed. In four experiments, people who dwelt only on a rosy future had less energy afterward [@kappes_oettingen2011]. Wish, outcome, obstacle, plan, taken in that order, is taught under the name WOOP. Over 21 field studies with nearly 16,000 people it helped somewhat, by about 0.34, and that figure may flatter it, as small failed studies tend to stay in drawers [@wang2021].'
      ],
      tips: [
        'One obstacle. If you find five, take the one that comes first in time.',
        'Be kind to the obstacle. Often it is a habit that once did you good.'
      ]
    },
    {
      title: 'Turn the obstacle into your “if”',
      content: [
        'The “if” must be something that a camera could film: the microwave beeps, I hang up my coat, her name appears on the screen. “If I feel unmotivated” won’t do, for nobody has ever noticed the precise minute in which that began. Feelings can serve when they have an address: “if I feel my jaw set while he is talking”.'
      ],
      tips: [
        'Best of all are cues that occur exactly once a day.',
        'Test it: could a stranger tell you that your “if” has just happened?'
      ]
    },
    {
      title: 'Choose a “then” that takes two minutes',
      content: [
        'Write the first physical act and nothing after it. “Then I open the tin and stir.” “Then I put my shoes by the mat.” “Then I type: can we talk tonight?” Whatever follows tends to follow by itself, or it doesn’t, and two minutes were kept as promised.',
        'Why does it work? A decision made in advance spares you from making it at the hour when you are weakest. That is the usual explanation, and across 94 independent tests such plans improved goal attainment by 0.65, a medium to large amount [@gollwitzer_sheeran2006].'
      ],
      tips: [
        'For urges, make it a replacement: “then I fill the blue glass with water”. “Then I won’t” leaves your hands idle.'
      ]
    },
    {
      title: 'Put the affirmation on top and the date below',
      content: [
        'Now return to your why and shorten it to a line that is true this week. On the card it goes above the plan: “I like being someone who tells the truth early. If Jordan sets the table, then I say: I need to talk about money.” Read it once each morning. After seven days note how often the “if” came and how often the “then” followed.'
      ],
      tips: [
        'Came often, never followed? Shrink the “then”. Hardly came? Change the “if”.',
        'Lines to start from: [courage practice](/category/weekly/courage-practice) and [Monday reset](/category/weekly/monday-reset).'
      ]
    }
  ],
  examples: [
    {
      poor: 'I am fit and full of energy.',
      good: 'My back likes moving. If the noon bell rings, then I walk to the far gate.',
      explanation:
        'Fitness as a fact leaves the walking to chance. With a bell and a gate in the line, you know when to get up.'
    },
    {
      poor: 'If I get stressed, then I will stay positive.',
      good: 'If I hear myself sigh at the inbox, then I stand up and answer one message on my feet.',
      explanation:
        'Staying positive can’t be seen, so it can’t be done. A sigh can be heard, and standing takes two seconds.'
    },
    {
      poor: 'I will study more this semester.',
      good: 'I am slow and I stay. If I sit down on the 8:15 train, then I open chapter four.',
      explanation: 'A seat on a train comes round each weekday. “More” never arrives.'
    },
    {
      poor: 'I no longer snap at my kids.',
      good: 'If the shoes are missing again, then I sit on the bottom stair before I say anything.',
      explanation: 'The bottom stair gives the temper somewhere to go. A ban only says where it may not be.'
    }
  ],
  scientificBasis: [
    'Affirmation and plan need each other more than either camp admits. In 16 studies of health messages, affirming first had a small effect on what people intended and on what they did, but a bigger change of intention did not bring a bigger change of behavior [@sweeney_moyer2015]. A second meta-analysis, of 144 tests, put the effect on behavior at 0.32, again together with real information about health [@epton2015]. Both speak of values exercises, and neither tested the card described here.',
    'Tracking is the other helper. Over 138 randomized studies, prompting people to check on their progress raised goal attainment by 0.40, and by more when they wrote it down or told someone [@harkin2016]. Hence the date under the plan.'
  ],
  limits: [
    'The famous 0.65 includes laboratory tasks and small studies; daily life gives smaller returns. Plans do little for aims you hold weakly and nothing for a landlord, an illness or an employer who won’t change.',
    'Does adding a warm sentence make a plan stronger? We don’t know. In a trial on social anxiety, plans with affirming thoughts did as well as plans with distraction, and no better [@lakuta2020]. We keep the sentence because it reminds people why they bothered to write a card.'
  ],
  commonMistakes: [
    {
      title: 'Ten plans by Sunday night',
      text: 'They compete for the same tired hour. Run one for two weeks, then add the next.'
    },
    {
      title: 'A cue in the middle of nowhere',
      text: '“If it is the afternoon” covers five hours. “If I rinse my lunch box” covers a moment.'
    },
    {
      title: 'Making the “then” heroic',
      text: 'A forty-minute “then” gets put off to a better day. You can always go on after two.'
    },
    {
      title: 'Reading a miss as a verdict',
      text: 'The card failed, so mend the card. You were only the one carrying it.'
    }
  ]
}
