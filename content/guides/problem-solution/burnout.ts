import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'burnout',
  title: 'Easing Out of Burnout',
  description:
    'When rest no longer rests you: taking weight off before adding anything, ten lines that permit less, and thirty days at low power.',
  seo: {
    title: 'Affirmations for Burnout: A Gentle Plan That Starts With Less',
    description:
      'Worn out by work or caring? Ten short lines for stopping, resting and saying no, a four-week plan that takes things away, and how little research there is.',
    keywords: [
      'burnout',
      'affirmations for burnout',
      'exhausted from work',
      'caregiver burnout',
      'burnout recovery plan'
    ]
  },
  category: 'mental-health',
  urgency: 'High',
  badges: ['High Priority', 'Mental Health'],
  introduction: [
    'You slept eight hours and woke up tired. A name that you used to like comes up in the inbox, and you feel nothing, or something close to dread. You answer politely, because people are waiting.',
    'A sentence can’t give back what too much work has taken. So this guide starts by taking things away, and the lines help with that: stopping at six, saying no. If you have strength for one section today, read the ten lines and close the page.'
  ],
  whoFor:
    'For people worn down by a job, a course of study or the care of someone, who can still change some small corner of the week.',
  notFor:
    'If you can hardly get up, no longer feel safe doing your work, or enjoy nothing on days off either, see a doctor first: depression and some bodily illnesses feel like this, and can be treated. Where the cause is bullying, unpaid hours or a ward with two nurses missing, a union or a labor adviser can do more.',
  problem: {
    title: 'Too much for too long, with nothing coming back',
    description: [
      'The word is used loosely. Most often it means a tiredness that sleep doesn’t reach, coldness toward work you once cared for, and the suspicion that you have become bad at it. Lunch goes first, then the choir, then the friend across town. Dropping each made sense, and each had been giving you something.',
      'It is easy to blame yourself. You remember that you used to manage, and forget that in those days there were three of you.'
    ],
    symptoms: [
      'The alarm rings and you count the hours until you may lie down again.',
      'Simple words go missing, and a paragraph has to be read four times.',
      'You snap at somebody, and are sorry all the way home.',
      'You have caught yourself wishing for a mild flu, for the sake of the bed.',
      'Good news at work reaches you as more work.'
    ],
    impact: [
      'Small mistakes slip in, and checking eats the evening.',
      'People at home get what is left, and so do you.',
      'Head, back, stomach or sleep may start to complain. Have that looked at, whatever else you do.'
    ]
  },
  solution: {
    title: 'Take away before you add',
    description: [
      'The nearest advice we found is a warning. A Hong Kong experiment had people *read* positive statements or *listen* to them. Reading made mood worse where basic needs went unmet; listening lifted it [@yeung_lun2016]. The sample was modest, the effect short, and burnout wasn’t its subject. So we see to the need first and keep the words few.'
    ],
    approach: [
      {
        title: 'Let one thing go before Friday',
        description:
          'List where last week’s hours went, and choose one item to drop, delay, do worse or hand over. If everything seems to be holding up the roof, show the list to someone who doesn’t live under it.',
        example: 'The newsletter can skip a month, and I am the one who gets to say so.'
      },
      {
        title: 'Take the list to whoever hands out the work',
        description:
          'Put rough hours beside each task and ask: “I have thirty-two hours. Which of these should wait?” They choose, and your character stays out of it. If that isn’t safe, begin with a colleague or a union representative.',
        example: 'I can ask which two come first, and leave the question on the table.'
      },
      {
        title: 'Give stopping a signal',
        description:
          'Deciding in advance when to act helps: the average over 94 tests is 0.65, medium to large [@gollwitzer_sheeran2006]. None that we know of was about going home. Choose a signal outside yourself, such as the 6:12 train.',
        example: 'If the cleaner’s cart comes by, then I save the file and find my coat.'
      },
      {
        title: 'Talk to yourself as to someone on sick leave',
        description:
          'Self-compassion programs eased stress moderately (0.67) over 27 randomized trials, most with weak comparison groups [@ferrari2019]. The [self-compassion break](/how-to-guide/self-compassion-break) is a small cousin. Skip it if it feels like a duty.',
        example: 'Of course I’m tired. I can put my feet on the other chair.'
      }
    ]
  },
  affirmations: [
    'I’m tired from carrying a lot. That is reason enough to sit down.',
    'My body asks for bed at nine, and I can do as it says.',
    'Two minutes on the back step. The sky doesn’t need an answer from me.',
    'I used to love this work. I can leave open whether I will again.',
    'Today’s lunch is eaten sitting, with my screen dark.',
    'When I hand over the ward keys, I can hand over the list as well.',
    'Whose task is this one? I can put a pencil question mark beside it.',
    'The sink may stay full tonight. I would like to hear the rain.',
    'I will say “I can’t take that on” and not fill the pause.',
    'Somebody will have to wait until Thursday, and this time it isn’t me.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: Down to What You Can Carry',
    weeks: [
      {
        title: 'Week 1 (days 1–7): One thing less',
        focus: 'Something comes off the pile. Improving yourself is not on the list.',
        activities: [
          'Cancel, hand over or postpone one thing, in a message of one line.',
          'Each evening give the day a mark from 0 (empty) to 5 (fine), and a word for what weighed most.',
          'Tell one person how it is: “I’m worn out, and something has to change.”'
        ]
      },
      {
        title: 'Week 2 (days 8–14): An edge at each end',
        focus: 'Work, or caring, gets a beginning and a stop. They may be ragged.',
        activities: [
          'Put your stopping signal on a card where you will be at that hour.',
          'Keep messages out of the first twenty minutes of the day, or five.',
          'Choose one line from the ten, for the moment you stop.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Say it where it counts',
        focus: 'One conversation about the load, prepared and short.',
        activities: [
          'Add up the hours, and put the question to the person who decides.',
          'If you care for someone, ask a relative, neighbor or respite service for one hour on a named day.',
          'Note the answer in their words. If it is vague, ask for a date.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Look at what is left',
        focus: 'See what the better days had in common.',
        activities: [
          'Bring back one thing that did you good, at a third of its old size.',
          'Give ten minutes to [values writing](/how-to-guide/values-writing), about this work or something else.',
          'Look at all the marks. Decide what to keep for two months, and whom to see if they haven’t moved.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'Plainly: none of the studies we hold is about burnout. What follows is near it at best.',
    'In one experiment 80 students solved puzzles against the clock while somebody judged them. A short values task beforehand helped those who had long been stressed [@creswell2013]. That says little about a nurse’s third year.',
    'For stress in general, professional help has more behind it. In a review of 106 meta-analyses, stress is among the troubles for which the evidence on cognitive behavioral therapy is strongest [@hofmann2012].'
  ],
  limits: [
    'Our plan has not been tested. It may lighten a week; it can’t hire anybody. If the marks stay low although something was cut, they may be about the job or your health, and both deserve more than a web page.',
    'Not everyone can drop things. With a single income, a visa tied to an employer or a child awake at night, even a small refusal can cost too much. Take what is safe.'
  ],
  commonMistakes: [
    {
      title: 'Making recovery a second job',
      text: 'Yoga, journaling and meal plans add up to a full-time job. One change will do, and lying on the carpet counts.'
    },
    {
      title: 'Spending a good day at once',
      text: 'A better morning invites you to catch up on the whole month. Leave it some room at the end.'
    },
    {
      title: 'Painting over it',
      text: '“I have boundless energy” will be contradicted by your knees. In four laboratory experiments, rosy fantasies even lowered energy [@kappes_oettingen2011].'
    }
  ],
  whenToSeekHelp: [
    'See a doctor if exhaustion has gone on for weeks in spite of rest, if you cry on most days or feel nothing at all, or if you need alcohol or pills to work or sleep. Say what you can no longer do, and ask about treatment and sick leave. With chest pain or trouble breathing, call emergency services at once.',
    'If you notice a wish to have an accident, or the thought that it would be a relief not to wake up, please tell someone today, or use a helpline below. You needn’t have decided anything to call.',
    'This page is not medical advice. Whether to work at present is a question for you and a doctor.'
  ],
  relatedProblems: ['sleepless-nights', 'perfectionism', 'parental-guilt', 'job-loss']
}
