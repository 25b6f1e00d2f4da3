import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'job-loss',
  title: 'After Losing a Job',
  description:
    'Ground first, then a shape for the day, then the search: a month of free steps, and lines for hard mornings and for “So what do you do?”',
  seo: {
    title: 'Affirmations After Job Loss, With a Practical First Month',
    description:
      'Laid off, fired or not renewed? Ten lines that promise no dream job, four weeks of practical steps that cost nothing, and how little research there is.',
    keywords: [
      'job loss',
      'affirmations after job loss',
      'laid off',
      'coping with unemployment',
      'affirmations for job seekers'
    ]
  },
  category: 'career',
  urgency: 'High',
  badges: ['Career', '30-Day Plan'],
  introduction: [
    'It takes about twelve minutes. There is a sentence with “unfortunately” in it, and then you are in the parking lot at ten in the morning with a plant. Or it came by email, or a contract ran out, or your back decided for you.',
    'Several things may have gone at once: the pay, somewhere to be at nine, the people beside you. No sentence replaces them, and none will get you hired. A few may keep you on decent terms with yourself while you see to practical things, which come first.'
  ],
  whoFor:
    'For anyone who was laid off, fired or pushed out, or had to close a business or leave because of illness, last week or last year.',
  notFor:
    'If you don’t know how to eat or keep your home this month, go to benefits advice, a food pantry or a tenants’ service first; such help is often free. If the dismissal may have been unlawful, ask a union, legal aid or a labor lawyer soon, as deadlines can be short.',
  problem: {
    title: 'One event, several losses',
    description: [
      'Mornings used to be full of small orders. Now they ask what you would like to do, and it is hard to like anything. People inquire, kindly, how the search is going.',
      'The mind goes looking for a reason: your age, the meeting in March, something you said. It may have been a number on a sheet. If there is something to learn, it will keep for a daylight hour and someone who knows you.'
    ],
    symptoms: [
      'You wake at six, ready, with nowhere to go.',
      'You replay the last conversation, with better answers.',
      'You cross the street to avoid “So what do you do?”',
      'The email tone makes your stomach jump, and so does its silence.',
      'You send thirty applications in a night, or can’t open the site for ten days.'
    ],
    impact: [
      'Worry about money takes the concentration that the forms demand.',
      'Everyone at home is careful, and the dishes take on a meaning.',
      'Even an afternoon in the sun can feel like something you haven’t paid for.'
    ]
  },
  solution: {
    title: 'First the ground, then the day, then the search',
    description: [
      'We found no study of affirmations after job loss. Health research offers a hint: affirming values changed behavior most where people felt a threat, had real resources and were asked at a good time [@ferrer_cohen2019]. The studies were sorted afterward, so it proves little. We take it as: file the form, then find the words.'
    ],
    approach: [
      {
        title: 'Secure the ground',
        description:
          'What comes in, what must go out, what has to be filed by when? Ask about benefits early, since payments may count only from when you apply.',
        example: 'One form before noon. I can be frightened and fill in boxes.'
      },
      {
        title: 'Have a sentence ready',
        description:
          'For strangers: “I was laid off in May, and I’m looking for warehouse planning.” For children: “My job ended. You did nothing wrong, and we’re making a plan.”',
        example: 'My job ended in May. I can say that, and ask how her garden is.'
      },
      {
        title: 'Write your work in verbs',
        description:
          'A job title gets handed in. The verbs come home with you: read the drawing, calmed the caller, trained Luis. Ask a former colleague what they would still come to you for.',
        example: 'I can still read a drawing upside down across a table.'
      },
      {
        title: 'Give the search hours, and a lid',
        description:
          'Settle when you start and when you stop. Tying acts to set moments helped people reach goals in 94 tests, by 0.65 [@gollwitzer_sheeran2006]. Count letters and calls; the answers are up to others.',
        example: 'If it’s eleven, then I close the job site and put on my shoes.'
      },
      {
        title: 'Look up what was never theirs',
        description:
          'Give ten minutes on paper to something you value that no employer issued. Students who did so in laboratory experiments saw themselves more broadly, and a threat as a smaller part [@critcher_dunning2015]. A lost income is a larger one.',
        example: 'I was fair before that job, and I carried it home in the same bag.'
      }
    ]
  },
  affirmations: [
    'I may be sad about a job I complained about.',
    'It’s four in the morning and no one is hiring before nine. I can turn over.',
    'The badge stays at the desk. My hands, two languages and bad jokes came home.',
    'They said no before lunch. After lunch I can water the tomatoes.',
    'I’m between jobs, and it is still my turn to choose the music.',
    'At nine I have somewhere to be: the library, the track, this chair with a pen.',
    'This form wants my last employer’s address. It can have that and nothing else of mine.',
    'Somebody asks what I do. I can tell them what I’m good at.',
    'I know what an hour of my work is worth, and I can say the number without coughing.',
    'I’m calling Denise to say, “I’m looking. Whom should I talk to?”'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: One Thing Underfoot at a Time',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Ground',
        focus: 'Papers and money. If you have to apply today, do, and take the rest as it comes.',
        activities: [
          'Register for benefits, or find out how, and put all deadlines on one sheet.',
          'List fixed costs, and ask one lender about paying in parts.',
          'Sign nothing in a hurry, and save the contacts you may keep.',
          'Tell two people.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): A shape for the day',
        focus: 'Fixed points for the hours to lean on.',
        activities: [
          'Get up at a set time, and get some air before noon. A window counts.',
          'Set your search hours, lid included.',
          'Say one of the ten lines with the first cup. One is enough.',
          'Have one free pleasure at a set time, without earning it.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): People',
        focus: 'Questions that can be answered, put to people you know.',
        activities: [
          'Ask five of them something precise: “Who do you know that works with pumps?”',
          'Practice twenty seconds on why you left, without blame for anyone, you included.',
          'Try one free job club, library class or online group.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Widen, and take stock',
        focus: 'One step further out.',
        activities: [
          'Apply for a job you fit well and one you half fit, if they exist this week.',
          'Before an interview, write for ten minutes about a value.',
          'On day 30 count letters, calls, forms and walks. Keep what helped. If there is no job yet, neither you nor the plan has failed.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'Nothing in our collection studied people out of work. This is neighboring ground.',
    'In a meta-analysis of 129 tests with people who were not patients, self-affirmation exercises, mostly writing, improved general well-being by 0.29, which is small [@zhang2025]. Of 85 people put through a stressful task in a laboratory, those who first reflected on a value reacted with less cortisol; those who *felt* least stressed also had self-esteem and optimism to start with [@creswell2005]. It might help before an interview. If optimism is low just now, expect less.',
    'Counting what you have done has firmer support: over 138 randomized studies, people who were prompted to look at their progress got further (0.40) [@harkin2016].'
  ],
  limits: [
    'This month has not been tested as a plan. Searches take the time they take.',
    'No line changes a labor market. Age, accent, skin, a disability or years with children can make some doors heavier, whatever your attitude. Anti-discrimination offices exist for this.'
  ],
  commonMistakes: [
    {
      title: 'Searching from waking to sleeping',
      text: 'After some hours the letters get worse. The lid protects them, and you.'
    },
    {
      title: 'Reading silence as a verdict',
      text: 'Openings get frozen or filled from inside. Note the date and write the next one.'
    },
    {
      title: 'Dwelling on the dream job',
      text: 'Rosy fantasies lowered energy in four laboratory experiments [@kappes_oettingen2011]. Picture the next call.'
    },
    {
      title: 'Carrying it alone',
      text: 'Leaving at eight so that nobody guesses is tiring work. Begin with one person.'
    }
  ],
  whenToSeekHelp: [
    'Talk to a doctor or counselor if you have slept badly for weeks, drink more than you used to, can hardly eat or get up, or panic at the mailbox. If paying has become hard, ask what is free or adjusted to income. If home is unsafe, a domestic abuse service can help.',
    'When work and money go, the thought can come that others would be better off without you. If it does, tell somebody today, or use a helpline below. A debt adviser may know ways through that can’t be seen at three in the morning.',
    'This guide is not medical advice, and it is no legal or financial advice either.'
  ],
  relatedProblems: ['fear-of-failure', 'low-self-esteem', 'loneliness', 'sleepless-nights']
}
