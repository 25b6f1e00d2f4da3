import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'evening-wind-down',
  title: 'An Evening Wind-Down in Four Steps',
  description:
    'A quarter of an hour with the lamp on: park tomorrow, find what was good, make peace with one thing, and take a single line into the dark.',
  seo: {
    title: 'Evening Affirmations: A 15-Minute Wind-Down Before Bed',
    description:
      'Four steps to close the day on paper: tomorrow’s list, what was good, one thing to forgive, one line for the dark. With an honest note on what is known.',
    keywords: [
      'evening affirmations',
      'bedtime routine',
      'wind-down routine',
      'night affirmations',
      'gratitude before bed'
    ]
  },
  category: 'routine',
  readTime: '6 min read',
  difficulty: 'Beginner',
  extent: '15 Minutes, Evenings',
  introduction: [
    'You can switch off the light and still be sitting in the meeting you left at five. Sometimes it goes on until one in the morning, with you on your back and the ceiling taking minutes.',
    'This wind-down moves the meeting to a table, with a pen, half an hour or more before you lie down. Three steps happen in lamplight. Only the last goes to bed with you, and it is one sentence long. Where we write “evening”, read “before your sleep”; if you come off shift at seven in the morning, your evening has curtains.'
  ],
  whoFor:
    'For people whose heads get loud when the house gets quiet: parents after lights-out, students, managers, caregivers, anyone who remembers at 11:40 p.m. a thing they said at noon.',
  notFor:
    'Insomnia that has lasted for months deserves treatment, and so does loud snoring with daytime exhaustion; see a doctor about either. [Sleepless Nights](/problem-solution/sleepless-nights) goes further into it. If quiet brings up memories you would rather not be alone with, do this earlier in the day, in company, or leave it. This is not medical advice.',
  steps: [
    {
      title: 'Park tomorrow (four minutes)',
      content: [
        'Take a sheet and write down everything that wants something from you tomorrow. Don’t sort. When it slows to a drip, mark the one task that would make the day feel decent and write beside it the hour at which you will begin and the first movement: “9:00, open the tax folder.” Then fold the sheet and put it where you will find it in the morning. It may not come into the bedroom.',
        'Of the four parts this is the most practical. Plans that fix a when and a what have been tested many times as an aid to getting things done [@gollwitzer_sheeran2006]. That a list on paper also quiets the mind is a reasonable hope, and we have no study to show for it.'
      ],
      tips: [
        'If something occurs to you in bed, keep a pencil and a scrap within reach and write two words in the dark.',
        'Worries with no next action get a line of their own: “Dad’s results, Thursday, nothing to do before then.”'
      ]
    },
    {
      title: 'Find what was good (four minutes)',
      content: [
        'Name up to three things from this particular day, none of which you could have written yesterday. The bus driver who waited. Cold plums. The dull part of a conversation in which nobody was angry. For each, add who or what brought it about.',
        'Some days yield one. Some yield “it is over”, which you may count. Over 145 papers, exercises of this sort gave a small lift in well-being, about 0.19 [@choi2025]. They are weak against anxiety [@davis2016], so on a frightened evening don’t expect plums to carry the weight.'
      ],
      tips: [
        'Twice a week may suit you better than nightly. If your list begins to repeat itself, take days off.',
        'Ideas for days with little in them: [gratitude in a hard season](/category/gratitude/hard-season-gratitude).'
      ]
    },
    {
      title: 'Make peace with one thing (four minutes)',
      content: [
        'Choose the scene that keeps replaying. Write what happened in two sentences, as a neighbor leaning on the fence might report it, using your own name: “Marta forgot the form. She called the school and they were nice about it.” In laboratory studies, people who talked to themselves by name before a stressful event brooded less about it afterward [@kross2014]; using it at the day’s end is our stretch of that. Pushing the scene away tends not to work at all [@webb2012].',
        'If amends are due, put them on tomorrow’s sheet with a time. If none are, finish with a line such as “That was today’s, and today is closing.”'
      ],
      tips: [
        'One scene a night. The others have waited this long.',
        'When the neighbor starts to lecture, choose a nicer neighbor.'
      ]
    },
    {
      title: 'Take one line into the dark (three minutes)',
      content: [
        'Lamp off. Say your line on an out-breath, slowly, and let a few ordinary breaths pass before you say it again. Let it come apart; words that blur are doing what you want. Look for a sentence with weight and no tasks in it: “The house is locked and I am lying down.” “Someone else is awake tonight, so I needn’t be.”',
        'Steer clear of promises about sleep. “I will fall asleep easily” makes you check whether you have.'
      ],
      tips: [
        'A week with the same line is better than a new one each night.',
        'More like these: [evening lines](/category/daily/evening-affirmations) and [sleep and rest](/category/health/sleep-and-rest).'
      ]
    }
  ],
  examples: [
    {
      poor: 'I fall asleep instantly and sleep all night long.',
      good: 'My job for the next hours is to lie here and be warm.',
      explanation: 'Nobody can order sleep. Lying warm is something you can succeed at with your eyes open.'
    },
    {
      poor: 'I release everything that happened today.',
      good: 'The email is written down for nine o’clock. It can’t be answered from this pillow.',
      explanation: 'Everything is a lot to release. One named item with an appointment is easier to put down.'
    },
    {
      poor: 'Tomorrow will be a wonderful new day.',
      good: 'Tomorrow has a first task and it is a small one.',
      explanation: 'Tired minds distrust forecasts. They like to know where the shoes are.'
    },
    {
      poor: 'I am grateful for every challenge.',
      good: 'It was a rotten afternoon, and the soup was good.',
      explanation: 'You can hold both without making the first into a gift.'
    }
  ],
  scientificBasis: [
    'We found no study of affirmations and sleep, and none that compares saying them at night with saying them by day. What we can offer is nearby. People who listed things they were thankful for, weekly or daily, reported higher well-being than people who listed hassles or neutral events; one of the three diary studies was with 65 adults who had a neuromuscular disease [@emmons_mccullough2003]. Comparing thanks with hassles makes thanks look stronger than it may be.',
    'There is also a point against evenings. Students asked to do a stretch before bed were projected to need about 154 days until it was automatic, against 106 for those who did it on waking [@fournier2017]. With 48 people and a stretch, it proves little about a pen and a lamp. It does suggest you tie the wind-down to something fixed, such as the last dish, because willpower at ten at night is thin.'
  ],
  limits: [
    'The order of these steps is ours. Each has a cousin in the research and the whole has not been tried against anything. Give it three weeks of most evenings, then decide by one question: do you mind less being awake?',
    'If the answer is no, or lying down has become something you dread, that is the moment for a doctor and not for a better sentence.'
  ],
  commonMistakes: [
    {
      title: 'Doing all of it in bed',
      text: 'A list written on the pillow teaches the pillow about lists. Use a table, even a very small one.'
    },
    {
      title: 'Turning thanks into homework',
      text: 'Ten items in neat handwriting at midnight costs you sleep. One plum will do.'
    },
    {
      title: 'Reviewing your whole character',
      text: 'Step three is for one scene from one day. Childhood can wait for daylight and, if need be, for a professional.'
    }
  ]
}
