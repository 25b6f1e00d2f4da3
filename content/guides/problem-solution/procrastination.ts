import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'procrastination',
  title: 'Getting Past Procrastination',
  description:
    'For the form under the fruit bowl: five reasons why a task gets put off, a small answer to each, and lines for the half minute before you begin.',
  seo: {
    title: 'Affirmations for Procrastination: Find Out What Pricks First',
    description:
      'Why you put off this task and not that one, ten lines for beginning without scolding, if-then plans, four easy weeks, and what research can and can’t say.',
    keywords: [
      'procrastination',
      'affirmations for procrastination',
      'how to start a task',
      'putting things off',
      'if-then plans'
    ]
  },
  category: 'self-improvement',
  urgency: 'Medium',
  badges: ['Self-Improvement', '30-Day Plan'],
  introduction: [
    'The form has been under the fruit bowl for three weeks. It would take twenty minutes. You have since cleaned the oven, read about the history of the zipper and felt slightly sick each time you reached for a pear.',
    'If strictness worked, it would have worked by now. This guide asks what is wrong with *this* task, has a small answer for each kind of trouble and keeps the affirmations for the half minute before you begin.'
  ],
  whoFor:
    'For people who delay what they mean to do and will be sorry not to have done: taxes, essays, a dentist’s appointment, an awkward reply, the project in the drawer.',
  notFor:
    'If it has been like this since childhood, in nearly everything and in spite of great effort, ask about ADHD; an assessment may help more than a plan. If beginning has lately become impossible altogether, think of depression. If nobody could get through your pile, [burnout](/problem-solution/burnout) is nearer. And some delays are wise, such as sleeping on an answer.',
  problem: {
    title: 'A task with a thorn in it',
    description: [
      'Plenty in your day gets done without a struggle. The dog is fed, Priya gets her answer, you catch the 7:40. So the charge of laziness doesn’t hold. Certain tasks prick when you come near, and moving away brings relief at once. The price is due later.',
      'We count five kinds of thorn. A task may be vague, dull, frightening, enormous or not really yours. Perhaps that is why “just start” helps with one and fails with the next.'
    ],
    symptoms: [
      'Respectable chores become urgent whenever the real one is due.',
      'You need a round hour to begin at. At 2:04 you wait for three.',
      'You open the document, change the font and close it.',
      'You avoid a person because you owe them something small.',
      'Evenings off are haunted, so that you neither work nor rest.'
    ],
    impact: [
      'Late fees, hurried work, and fewer choices at the end than at the start.',
      'An apology gets added to the task and makes it harder to open.',
      'It gets hard to believe your own plans.'
    ]
  },
  solution: {
    title: 'Find the thorn, then choose the tweezers',
    description: [
      'Ask yourself: “What would I have to feel in the first five minutes?” The word that comes may point to one of these.'
    ],
    approach: [
      {
        title: 'Vague? Name the first object',
        description:
          'Nobody can sit down and “sort out insurance”. What would your hands touch first: a folder, a phone, a search box? Write that on a slip and nothing else.',
        example: 'I can take the blue folder off the shelf. That is a beginning.'
      },
      {
        title: 'Dull? Give it company and an end',
        description:
          'Put on the radio, or call a friend who is ironing, and set a timer. When it rings, stop, or tomorrow you won’t believe it.',
        example: 'One album, one shoebox of receipts, and then I’m done for today.'
      },
      {
        title: 'Frightening? Let it speak first',
        description:
          'Over 306 comparisons, mostly short experiments on healthy people, shoving a feeling aside did nothing for it, and looking from another angle helped most (0.45) [@webb2012]. Say what you fear, then ask what a fair-minded aunt would say to it.',
        example: 'I’m scared of the amount in that letter, and I can open it with Sam in the room.'
      },
      {
        title: 'Enormous? Tie a crumb to a clock',
        description:
          'Write an [if-then plan](/how-to-guide/if-then-plans) whose second half could be done with your coat on. This is among the best-supported ways of getting from intention to act: 0.65 across 94 tests [@gollwitzer_sheeran2006].',
        example: 'If the coffee starts to drip, then I write one sentence about the flood of 1953.'
      },
      {
        title: 'Not yours? Give notice',
        description:
          'You may have said yes to keep the peace, or the person who wanted it may have moved on. Return it, trade it, shrink it or cross it off in ink.',
        example: 'I can write “I won’t manage this after all” early enough for them to ask someone else.'
      }
    ]
  },
  affirmations: [
    'I put it off because it hurt to look at. I can look with the radio on.',
    'If I wander off to the oven, I can wander back.',
    'Yesterday’s plan is over. I start from here, at 2:04.',
    'I open the envelope now. Understanding it can come after tea.',
    'I’m late with this, and the reply button still works.',
    'What would I touch first? My hand may go there before my mind agrees.',
    'I offer the tax form ten minutes. It can take them or leave them.',
    'Nobody saw me begin. I began.',
    'The worst five minutes go before lunch, and I do them with my shoes on.',
    'This one was never mine. I am giving it back today, in two polite sentences.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: Four Weeks, One Drawer',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Everything on the table',
        focus: 'You look at it all once. Only one trifle gets done.',
        activities: [
          'For fifteen minutes, list what you are putting off. Then stop.',
          'Put a letter beside each: V, D, F, E or N.',
          'Cross at least one item off for good.',
          'On day 5 do the smallest V.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): A crumb a day',
        focus: 'Pick one task that matters to you. Seven crumbs won’t finish it; they wear a path.',
        activities: [
          'Write two sentences on whom it is good for.',
          'Make one if-then plan with a daily cue, and say one of the ten lines when it comes.',
          'Mark each crumb. Being prompted to check progress helped people get where they meant to go (0.40 over 138 randomized studies), above all on paper or in company [@harkin2016].'
        ]
      },
      {
        title: 'Week 3 (days 15–21): The frightening one, in company',
        focus: 'Choose a single F. You won’t be alone with it.',
        activities: [
          'Ask somebody to stay nearby, or on the phone, for the first ten minutes.',
          'Plan for what stops you: “If I see the first page, then I read it aloud to Sam.”',
          'Owe an apology? Two sentences: “I’m sorry this is late. You’ll have it on Friday.”'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Leave the door ajar',
        focus: 'Arrange each ending so that the next start is easy.',
        activities: [
          'Stop where you know what comes next, and leave a note saying so.',
          'Lay out the first object the night before.',
          'On day 30 reread the list. Which letter is yours, and which tweezers worked? Keep those for two months.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'We hold no study of affirmations for procrastination, nor any on procrastination itself. There is research next door, on how intentions get carried out.',
    'The 0.65 above includes laboratory tasks and small studies. When people in everyday settings pictured a wish, then its main obstacle, and then made such a plan, 21 field studies found about half as much (0.34), perhaps less, if disappointing results went unpublished [@wang2021].',
    'Does asking “Will I?” before a task beat declaring “I will”? Four small experiments said yes [@senay2010], and two attempts to repeat it found no difference [@puchalska_wasyl2014]. Fresh dates are better attested, at least for setting out: gym visits and new goals rise at the start of weeks and months [@dai2014]. The form can be opened on a Wednesday.'
  ],
  limits: [
    'The five thorns are our own sorting, and the plan is untested. Values exercises have had small effects on health behavior (around 0.3), alongside information on what to do [@epton2015, @sweeney_moyer2015]. We would expect little from the lines without the slip and the clock.',
    'If you live with pain, small children or two jobs, whatever doesn’t shout gets postponed. That calls for help.'
  ],
  commonMistakes: [
    {
      title: 'Shopping for a system',
      text: 'A new app takes an afternoon to set up. Paper is fine.'
    },
    {
      title: 'Calling yourself names to get going',
      text: 'Then the task also means a meeting with your critic. Ask what you would touch first.'
    },
    {
      title: 'Paying it all back on Sunday',
      text: 'Eight hours of penance make the next Sunday hard to face. When researchers followed new habits, a single skipped day hardly mattered [@lally2010]. Two crumbs are plenty.'
    }
  ],
  whenToSeekHelp: [
    'Talk to a doctor or therapist if putting things off is costing you work, a degree, your home or medical care, if worry about it keeps you awake, or if nothing gives pleasure anymore. You can ask about cognitive behavioral therapy, or an ADHD assessment. With debts, look for a free advice service, where someone may open the envelopes with you.',
    'If the pile begins to look hopeless and you catch yourself thinking that it would be easier not to be here, leave the pile. Talk to someone today: a friend, a doctor, one of the lines below. All of that paper can wait.',
    'This is general information, not medical advice.'
  ],
  relatedProblems: ['perfectionism', 'fear-of-failure', 'burnout']
}
