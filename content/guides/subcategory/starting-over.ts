import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'daily',
  subcategory: 'starting-over',
  title: 'Affirmations for Starting Over',
  description:
    'For the second attempt, and the fifth: after a lapse, a loss, a move, or a long time of not doing the thing.',
  seo: {
    title: 'Affirmations for Starting Over, Again',
    description:
      'Gentle and bold lines for day one, day two and the day after you quit, with what studies say on fresh starts, missed days and being kind to yourself.',
    keywords: [
      'starting over affirmations',
      'new beginnings affirmations',
      'fresh start affirmations',
      'affirmations after failure',
      'affirmations for change',
      'begin again'
    ]
  },
  badges: ['Day one again', 'No catching up'],
  introduction: [
    'There are two kinds of starting over. In one, life moved the furniture: the marriage ended, the plant closed, the diagnosis came, you are in a town where nobody knows how you take your coffee. In the other, you stopped doing something you meant to keep doing, and you would like to do it again without a hearing first.',
    'They call for the same kind of sentence. It has to be true on a bad day, it must not pretend that the earlier part was wasted, and it should lead within a minute to something your hands can do. “Third time here. I know where they keep the mats” will get you into the room faster than a vow will.',
    'Be suspicious of vows, in fact. They are written by a person on the first evening of a fever, for a person on the second Thursday. The lines on this page are for the Thursday.'
  ],
  benefits: [
    {
      title: 'The gap gets smaller than the shame',
      text: 'Eleven missed days are eleven days. The story about them (lazy, hopeless, typical) is what makes the twelfth. A neutral line keeps the two apart long enough for you to lace up.'
    },
    {
      title: 'What you know comes with you',
      text: 'A line that names what the last try taught (“evenings don’t work for me”) turns an ending into equipment.'
    },
    {
      title: 'New places become passable',
      text: 'In a new town, job or body, repeating a plain orientation helps in the way a street name does: “I know the bakery, the bus and one neighbor.”'
    },
    {
      title: 'You can leave the audience out of it',
      text: 'Nobody is entitled to an explanation of your return. A sentence about that can be the boldest one you own.'
    }
  ],
  howToUse: [
    {
      title: 'Write the incident report',
      text: 'Two lines, no adjectives. “Swam Mondays until February. Stopped when the bus route changed.” Often the culprit turns out to be a bus route.'
    },
    {
      title: 'Cut the restart in half, then check it',
      text: 'Half the laps, half the pages, half the boxes. Ask whether you could manage it with a cold. If the answer is no, halve again.'
    },
    {
      title: 'Borrow a landmark or refuse to wait for one',
      text: 'A Monday, the first of the month or a birthday gives many people a push [@dai2014]. If the next one is twelve days off, the top of the hour is a landmark too.'
    },
    {
      title: 'Choose one line for beginning and one for slipping',
      text: 'The first goes on the door. Seal the second in an envelope marked “for the day I skip.” You will want words written by someone calm.'
    },
    {
      title: 'Make the slip part of the plan',
      text: '“If I miss a day, then the next time I pass the shoes I put them on and walk to the corner.” Write it before you need it. The [if-then guide](/how-to-guide/if-then-plans) shows how to find a good cue.'
    },
    {
      title: 'Mark it where you can see it',
      text: 'A cross on the wall calendar will do. Being prompted to check progress helped people reach their goals, more so when it was written down or shared (0.40 on average, across 138 studies) [@harkin2016]. Mark the returns in a different color. They are worth more.'
    }
  ],
  tips: [
    {
      title: 'Do not make up for lost time',
      text: 'Double sessions, crash schedules and apologizing to the notebook all turn a return into a punishment. Do today’s portion.'
    },
    {
      title: 'Watch out for the perfect kit',
      text: 'New shoes are pleasant. So is the old pair by the door, which could be halfway down the block by now.'
    },
    {
      title: 'Tell one person who won’t cheer',
      text: 'Pick the friend who says “okay, good” and asks about it in a month.'
    },
    {
      title: 'Let two things be true',
      text: '“I miss the old house, and I’ve found the good light in this one.” Beginnings that came out of a loss need lines with an *and* in the middle.'
    },
    {
      title: 'Think past day 30',
      text: 'A month makes a fine experiment, three weeks a fine checkpoint. Ninety days is nearer to what ordinary routines need to feel settled, and some need much longer [@singh2024].'
    }
  ],
  scientificBasis: [
    'Fresh starts are real in the sense that people use them. In three studies of archived records, searches for “diet,” gym visits and commitments to goals all rose at the start of a week, a month or a year, or after a birthday [@dai2014]. The data show when people begin. They do not show who was still going in spring, and the wall calendar makes no promises.',
    'On slipping, the news is kind. In the study that followed 96 volunteers through twelve weeks of a new daily action, missing one day made no material difference to how automatic it was becoming. The time it took varied from 18 to 254 days, the longest of those being projections [@lally2010]. Single misses are what was examined; a gap of three months was not.',
    'How you speak to yourself afterward has been studied mainly in courses. Across 27 randomized trials, self-compassion programs reduced self-criticism by a moderate amount (0.56), usually against weak comparisons [@ferrari2019]. In one trial of an eight-week course, 25 people who took it were compared with 27 who waited; self-compassion and well-being rose more in those who took it, and their gains were still there a year on [@neff_germer2013]. A line on an index card is at best a sample of that.',
    'Affirming your values can also help at a turning point. A review by two of the idea’s main proponents concludes that brief, well-timed values exercises have sometimes set off gains lasting months or years [@cohen_sherman2014]. A later large repeat in schools found nothing [@hanselman2017]. Timing and circumstances appear to decide a lot of it, and no one can yet tell you in advance which kind of turning point yours is. We found no study of affirmations for starting over as such.'
  ],
  limits: [
    'Some restarts need more than a sentence and should not be tried alone. Coming off alcohol, sedatives or other drugs can be dangerous without medical supervision. Leaving someone who hurts you is safest with the help of people trained in it. After a bereavement, a serious illness or a breakdown, “starting over” may be the wrong instruction for a long while, and the guides on [grief](/problem-solution/grief) and [job loss](/problem-solution/job-loss) are slower on purpose.',
    'If you keep beginning and keep going under, or nothing seems worth beginning, please tell a doctor or mental health professional. That pattern has causes, and some of them are treatable. Helplines for several countries are listed in our [resources](/resources). This page is not medical advice.'
  ]
}
