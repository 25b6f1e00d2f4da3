import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'low-self-esteem',
  title: 'Overcoming Low Self-Esteem',
  description:
    'Why grand affirmations can misfire when you think little of yourself, and a 30-day plan built from facts, values and a kinder tone.',
  seo: {
    title: 'Overcoming Low Self-Esteem: Affirmations and a 30-Day Plan',
    description:
      'What low self-esteem sounds like, why “I love myself” can backfire, ten lines you can half believe, and a four-week plan. With the evidence and its gaps.',
    keywords: [
      'low self-esteem',
      'affirmations for self-esteem',
      'self-worth',
      'self-criticism',
      '30-day self-esteem plan'
    ]
  },
  category: 'self-improvement',
  urgency: 'High',
  badges: ['High Priority', '30-Day Plan'],
  introduction: [
    'Low self-esteem is a quiet lodger. It apologizes before asking a question, hands compliments back unopened and explains to you, in a reasonable voice, why the invitation was only politeness. Because it sounds like your own good sense, you may have lived with it for decades without noticing that somebody else is talking.',
    'Affirmations are often sold as the remedy. We think they can be one helper among several, provided that the lines are small and true. This page says why, and what else to put beside them in the next four weeks.'
  ],
  whoFor:
    'For people who judge themselves more harshly than they would judge anyone else, on most days, and who still manage their daily life.',
  notFor:
    'If the voice is relentless, if nothing gives pleasure anymore, or if it says that others would be better off without you, please go directly to the last section. The same holds if someone at home is putting you down. In that case your judgment of yourself may be theirs, and safety comes first.',
  problem: {
    title: 'A verdict that picks its own evidence',
    description: [
      'Think of a belief about yourself, such as “I’m dull”, as a clerk who sorts the mail. Letters that agree go on the desk. A friend who calls for an hour goes into the bin marked “she was bored”. The belief survives for years in this way without ever having been checked.',
      'Then come the precautions: you speak less, choose the safe job, stay near the door. They spare you the test, and so the verdict is never tested.'
    ],
    symptoms: [
      'Praise makes you uneasy, and criticism feels like being found out.',
      'You say sorry for taking a seat, a minute, or a second helping.',
      'One slip at nine in the morning colors the day until bedtime.',
      'You compare your inside with other people’s outside, mostly after ten at night with a phone in your hand.',
      'Choosing anything, even a restaurant, feels presumptuous.',
      'You are much better at defending friends than at defending yourself.'
    ],
    impact: [
      'You don’t apply, don’t ask, don’t send the second message.',
      'Relationships tilt: you give more than you can, or hide so well that no one gets near.',
      'Long-term studies link higher self-esteem with slightly better relationships, results at school and work, and mental health later on. The link is weak (about 0.10), and it does not prove that raising self-esteem brings these things [@orth_robins2022].'
    ]
  },
  solution: {
    title: 'Facts first, tone second, sentences third',
    description: [
      'The most famous warning in this field fits here exactly. In a 2009 study at Waterloo, students with low self-esteem who repeated “I’m a lovable person” ended up feeling worse than those who didn’t [@wood2009]. Two later studies did not reproduce this, and the closest copy found neither harm nor benefit [@flynn_bordieri2020]. Either way there is little reason to begin with the biggest sentence in the shop.',
      'What follows relies on ideas that ask less faith of you.'
    ],
    approach: [
      {
        title: 'Write about what you care about',
        description:
          'Turn from “Am I any good?” to “What is good, in my view?” and give it ten minutes on paper. Over 129 tests, exercises of this family improved how people saw themselves by about 0.32, which is small [@zhang2025]. The instructions are in [values writing](/how-to-guide/values-writing).',
        example: 'Keeping my word matters to me, and on Monday I kept it.'
      },
      {
        title: 'Hire a second clerk',
        description:
          'Each evening, file one letter the first clerk would have thrown away: something you did that went all right, with time and place, no adjectives. The aim is a fair pile. A glowing one would not convince you anyway.',
        example: 'The neighbor asked me, of all people, to water her tomatoes.'
      },
      {
        title: 'Change the tone before the content',
        description:
          'You needn’t approve of yourself to be civil to yourself. Over 27 trials, self-compassion programs reduced self-criticism by a moderate amount (0.56), though mostly against weak comparison groups [@ferrari2019]. Begin with the [three-minute break](/how-to-guide/self-compassion-break).',
        example: 'I can tell myself the same thing in a lower voice.'
      },
      {
        title: 'Do one thing the verdict forbids',
        description:
          'Choose something so minor that it is nearly silly: say which movie you’d like, keep a compliment for five seconds, ask for the window seat. Write your prediction first and the outcome after it. Over time, predictions that failed make better reading than affirmations.',
        example: 'I can say “I’d rather walk” and see what happens.'
      }
    ]
  },
  affirmations: [
    'However I learned to talk to myself like this, I can learn another way.',
    'I can take up one whole chair.',
    'When she says the soup is good, I will answer “thank you” and stop there.',
    'My opinion about the movie may sit on the table with the others.',
    'Half of me doubts this line. The other half may read it anyway.',
    'There is a list in my drawer of things I have done kindly, and it is getting longer.',
    'What would I say to Nina if she had made this mistake? I can start with that sentence.',
    'I make errors, I make good coffee, and I am writing both down.',
    'Today I ask the question without apologizing for it first.',
    'I will stop auditioning and sit down to dinner as I am.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: From Verdict to Fair Report',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Overhear the voice',
        focus: 'Nothing gets changed this week. You find out what is said, when, and in whose accent.',
        activities: [
          'Carry a card. Each time you notice a put-down, note the hour and three of its words.',
          'On day 4, look for the busiest hour and the commonest phrase.',
          'Pick two of the ten lines above that don’t make you wince. Read each once in the morning.',
          'On day 7, write down whom the voice sounds like, if anybody.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): Start the other file',
        focus: 'Each evening brings one plain fact. The pile needs to be honest rather than flattering.',
        activities: [
          'Write one entry an evening: “Tuesday, 6 p.m., stayed with Leo until the bus came.”',
          'Give ten minutes, twice, to a value you would like to be known by.',
          'Rewrite the commonest put-down as a fair witness would have put it.',
          'Try a gentle line of your own in [the builder](/builder).'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Lower the voice',
        focus: 'The content may stay critical for now. The volume and the vocabulary change.',
        activities: [
          'After each slip, take the three-minute break before you do any analysis.',
          'Make one plan: “If I call myself stupid, then I say my name and begin again.”',
          'Let one compliment stand each day, with “thank you” and no footnote.',
          'On day 21, compare two cards, this week’s and the first. Look for any difference in the words.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Run three small tests',
        focus: 'Beliefs loosen when predictions fail. Three modest experiments will do.',
        activities: [
          'Write a prediction (“they will be annoyed”), do the thing, write what happened.',
          'Make the second test a little larger, and let someone know about it.',
          'On day 30 read the whole file aloud, once.',
          'Choose what to keep for the next two months, and one person to tell.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'The strongest evidence belongs to therapy. A meta-analysis pooled seven studies of cognitive behavioral therapy for low self-esteem, based on Melanie Fennell’s model: weekly sessions brought a large improvement (1.12) and one-day workshops a small one (0.34) [@kolubinski2018]. The studies were few and small. Our second clerk and our tests are relatives of what happens there, in homemade form.',
    'Values exercises act more mildly. They may also help people be kinder to themselves: in two laboratory experiments three minutes of writing raised feelings of self-compassion, most of all where there had been little [@lindsay_creswell2014]. Writing your progress down, as you do on the cards, adds to what checking progress does for reaching a goal; low self-esteem was not among the subjects we know of [@harkin2016]. The number 30 has no science behind it; it’s a fair length for a trial, and a missed day is no reason to start over.'
  ],
  limits: [
    'This plan as a whole has not been tested. In research, the gains from affirming one’s values are small, and in one laboratory study the lowest felt stress belonged to people who already had plenty of self-esteem or optimism [@creswell2005]. If the lines do nothing for you, you have done nothing wrong; stay with the file and the tests.',
    'Some low opinions are fed from outside, by debt, prejudice, a cruel boss or a body in pain. Thinking differently doesn’t remove the source. Look after that as well, with help.'
  ],
  commonMistakes: [
    {
      title: 'Shouting down the voice',
      text: 'Louder praise usually gets a louder reply. A dry fact is harder to answer.'
    },
    {
      title: 'Waiting to feel worthy before acting',
      text: 'The order tends to be the other way around: you act, it goes tolerably, and the feeling limps after.'
    },
    {
      title: 'Making self-esteem the project of your life',
      text: 'Twenty minutes a day is ample. Then go and be interested in something that isn’t you.'
    },
    {
      title: 'Using other people as a mirror',
      text: 'Asking “Was I all right?” after each evening keeps the decision in their hands. Ask once a month, and ask someone blunt.'
    }
  ],
  whenToSeekHelp: [
    'Talk to a doctor or therapist if the harsh voice runs most of the day, if it has gone on for months, if sleep and appetite have changed, or if you have pulled back from people you like. Ask about cognitive behavioral therapy for self-esteem. Free workbooks on the same lines are on our [resources page](/resources).',
    'If you think about dying or harming yourself, tell someone today and use one of the helplines below. You don’t have to be certain that it is serious enough.',
    'This guide is information and not medical advice, and it can’t replace a conversation with someone trained to help.'
  ],
  relatedProblems: ['imposter-syndrome', 'perfectionism', 'body-image', 'social-anxiety']
}
