import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'values-writing',
  title: 'Values Writing: The Exercise Behind the Research',
  description:
    'The written exercise that most affirmation studies actually used, adapted for a kitchen table: two sittings of fifteen minutes, about a week apart.',
  seo: {
    title: 'Values Writing: How to Do the Affirmation Exercise Studies Use',
    description:
      'Choose a value, write about it for fifteen minutes, repeat a week later. The exercise most affirmation studies used, with its results and its failures.',
    keywords: ['values writing', 'values affirmation exercise', 'self-affirmation theory', 'personal values list']
  },
  category: 'technique',
  readTime: '6 min read',
  difficulty: 'Beginner',
  extent: '15 Minutes, Twice',
  introduction: [
    'When a psychologist says “self-affirmation”, she rarely means a sentence in front of a mirror. She means a list of values, a pencil and a quarter of an hour. You choose what matters most to you and write about why. Nothing in it asks you to call yourself wonderful.',
    'The exercise is plain enough to seem like a trick. Yet it is this version that has been put through school trials, stress laboratories and brain scanners, with results that run from impressive to nil. Here is how to do it at home, and what you may fairly hope for.'
  ],
  whoFor:
    'For anyone with a strain on the calendar: a review, a move, a court date, a parent’s operation. It suits people who can’t stand affirmations, because there are none in it until the very end.',
  notFor:
    'Put it off if you are in fresh grief or in the middle of a crisis; a question about what matters most can cut then. It won’t replace treatment, and it gives little to people who feel under no particular threat, so there is no need to force it in a calm week.',
  steps: [
    {
      title: 'Make a list of ten',
      content: [
        'Put down ten things that a person might care about, as plain nouns, whether or not they are yours: friendship, humor, faith, skill with the hands, learning, being outdoors, fairness, family, music, independence. Add two that no list would have, such as keeping a language alive or feeding whoever turns up.',
        'Writing more than you need is part of the design. Choosing among good things tells you something that agreeing with one does not.'
      ],
      tips: [
        'Leave out whatever you believe you *ought* to value. Somebody else’s handwriting is all over those.',
        'Things that bring praise, such as looks or grades, tend to make you check your score. Set them aside for today.'
      ]
    },
    {
      title: 'Choose one, maybe two',
      content: [
        'Cross out the half that you could live without. Then cross out all but two. If it hurts a little, you are doing it properly. Put a number one beside the value that you would want at your side in the hard event that is coming, even when the two seem unrelated. Unrelated can be good: the theory says that standing firm in one field is what makes a blow in another field easier to take [@steele1988].'
      ],
      tips: ['Torn between two? Ask which one you would teach a child by example.']
    },
    {
      title: 'Write for fifteen minutes',
      content: [
        'Set a timer and begin with “This matters to me because…” When the because runs dry, tell a story: a day on which you lived by this value, where you stood, what it cost, who noticed. Then another. Write about how it shows in the coming week.',
        'Don’t aim for uplift. A paragraph about your uncle’s workshop and the smell of glue will do more for you than five sentences on Integrity with a capital letter.'
      ],
      tips: [
        'If the hard event pushes in, give it one line and return to the value.',
        'Prefer speech? Tell it to your phone’s recorder while you walk. The studies used writing, so this is our variation.',
        'Grammar, spelling and handwriting are off duty.'
      ]
    },
    {
      title: 'Come back a week later',
      content: [
        'Do it a second time with the other value, or with the first one if it still has more to say. In the study of exam stress that we lean on most, students wrote two such essays in the two weeks before their hardest exam [@sherman2009]. Timing appears to count: in health research, affirming did more when a real threat and real means for change were present together [@ferrer_cohen2019]. So place the second sitting two or three days before the event.'
      ],
      tips: ['Put both dates in the calendar now, with the address of the café or the color of the chair.']
    },
    {
      title: 'Keep one sentence',
      content: [
        'Reread both pages with a pencil. Somewhere there is a sentence that you could not have written about anybody else. Copy it out, and you have an affirmation with a history: “I am the one who stays to stack the chairs.” Read it on the morning of the event, once.',
        'If nothing stands out, keep the pages and leave it there. The exercise is complete without a slogan.'
      ],
      tips: [
        'Want help in shortening it? See [how to create affirmations](/how-to-guide/create-affirmations).',
        'The [values focus lines](/category/weekly/values-focus) show what such sentences can look like.'
      ]
    }
  ],
  examples: [
    {
      poor: 'Family is the most important thing in life.',
      good: 'On Sundays I drive my grandmother to the market and she haggles over figs. I would not swap that for a promotion.',
      explanation: 'Anyone could sign a sentence about family in general. Only you have the figs.'
    },
    {
      poor: 'I value success, and I will succeed at this interview.',
      good: 'I value work that holds. In 2019 I rebuilt the shelf three times, and it is still up.',
      explanation:
        'Writing about the outcome keeps you facing the threat. Writing about the workmanship lets you turn around.'
    },
    {
      poor: 'I should be more generous. I have been selfish lately.',
      good: 'I like cooking too much and carrying it downstairs in the big pot.',
      explanation: 'The exercise slides easily into self-criticism. Go looking for a time when the value was alive.'
    }
  ],
  scientificBasis: [
    'The good news first. Students who had written about values showed no rise in adrenaline on exam morning while others did [@sherman2009]. Stressed undergraduates solved more problems under time pressure after a brief values task than stressed undergraduates without it [@creswell2013]. Three minutes on a cherished value made people feel kinder toward themselves and act more helpfully a moment later [@lindsay_creswell2014]. In one middle school, a fifteen-minute class exercise raised the term grades of African American seventh-graders by about 0.3 of a point [@cohen2006]. All of these were randomized, and the laboratory ones were small.',
    'Now the rest. A well-powered repeat, in a setting where a similar exercise had once succeeded, found nothing [@hanselman2017]. Over 58 classroom studies the average gain was small for students who had reason to feel judged by a stereotype (0.15) and absent for everybody else [@wu2021]. The fairest summary we can give is a mild protection under pressure, for some people, in some places.'
  ],
  limits: [
    'A caution that is seldom mentioned: in four laboratory experiments, people who affirmed their values and then failed at a task put in less effort afterward [@vohs2013]. Perhaps the failure felt more personal. If you write before a test that you could well fail, decide beforehand what you will do next if that happens.',
    'The studies came with a setting, such as a teacher, a lab or an exam date. At a kitchen table nobody has measured it. Should the writing stir up more than you can hold, stop and speak with someone you trust or a professional. This page is not medical advice.'
  ],
  commonMistakes: [
    {
      title: 'Writing about the problem',
      text: 'Fifteen minutes on the court date is worrying with a pen. The value gets the page; the date gets one line.'
    },
    {
      title: 'Announcing that it will help',
      text: 'In the classroom studies it did better when it was run as normal classwork [@wu2021]. Treat it as a bit of writing, and leave your pulse alone.'
    },
    {
      title: 'Doing it every day',
      text: 'Daily repetition turns stories into phrases. Two good sittings around a hard event are closer to what was tested.'
    },
    {
      title: 'Picking the noblest value',
      text: 'If humor is what keeps you upright, write about the time you laughed in the hardware store.'
    }
  ]
}
