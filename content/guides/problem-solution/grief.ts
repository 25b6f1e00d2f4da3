import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'grief',
  title: 'Living With Grief',
  description:
    'For the weeks and years after a loss: words that ask nothing brave of you, answers for hard moments, and thirty days without a finish line.',
  seo: {
    title: 'Affirmations for Grief: Words to Carry, With No Deadline',
    description:
      'Ten quiet lines for grieving, replies to “How are you?”, a gentle month you may take in any order, and a plain account of how little research can say.',
    keywords: ['grief', 'affirmations for grief', 'bereavement', 'coping with loss', 'what to say when grieving']
  },
  category: 'mental-health',
  urgency: 'High',
  badges: ['Mental Health', 'No Deadline'],
  introduction: [
    'There is a second in the morning before you know it again. Then the toothbrush is in the glass, or it isn’t, and outside the window other people are having an ordinary day.',
    'Nothing on this page will make it go away, and we wouldn’t trust a page that said so. There is nothing in you to repair. Someone mattered and is gone. What a short sentence can do is give you something to hold at the bank counter, in the cereal aisle, on the evening of the birthday. The rest is a handful of practical kindnesses, in case you have the strength for one.'
  ],
  whoFor:
    'For anyone who has lost a partner, a parent, a child, a friend, a pregnancy, an animal that slept at their feet. Also for losses that bring no casseroles: someone living who no longer knows you, a father you weren’t speaking to, a love that few people knew about. It may have been last week or twenty years ago.',
  notFor:
    'In the first days a person who answers the telephone for you will be worth more than any guide. If you feel that you can’t go on without them, please turn to the last section first. If the one you miss is alive and has left, [After a Breakup](/how-to-guide/after-a-breakup) may be closer.',
  problem: {
    title: 'Love whose habits are still running',
    description: [
      'You set out two cups. You save up a story for the person who liked that kind. So much of living with someone is habit, and habits are slow to hear the news. That may be why grief comes by way of a ringtone, a jacket, a row of tomatoes, and can come on a day that had been fairly good.',
      'Sadness is only one of its faces. There may be rage at the hospital, relief that the pain is over, a laugh at the funeral lunch, or nothing at all for weeks. None of these measures how much you loved. You’ll find no stages or timetable here; the research we hold gives us no ground for either.'
    ],
    symptoms: [
      'You go into a room and stand there.',
      'A form, a phone call or a choice of soup uses up the day.',
      'Sleep comes at odd hours, or too much of it, or hardly any.',
      'One scene goes around: the last call, what you said, what you didn’t.',
      'Somebody begins with “at least”, and you want to leave the room.',
      'You forget for an hour, and then it feels like disloyalty.'
    ],
    impact: [
      'Paperwork falls to the person least able to read it.',
      'Friends may go quiet for fear of saying the wrong thing, or talk a great deal for the same reason.',
      'More than one thing can be lost at once: an income, a home, a cook, the one who drove.',
      'Others in the family mourn in another way and at another speed, which can look like not caring.'
    ]
  },
  solution: {
    title: 'Handrails',
    description: [
      'These five are things to pick up and put down. None is meant to move you along. On days when you can use none of them, you have left nothing undone.'
    ],
    approach: [
      {
        title: 'Two answers to “How are you?”',
        description:
          'It is asked in elevators, by people who get out at the third floor. Choose a reply that closes the subject and one that opens it: “Getting through today, thanks” and “Badly. Do you have ten minutes?” You owe no one the long version.',
        example: 'I can say “not today, thank you” and keep walking.'
      },
      {
        title: 'Tie the basics to something that happens anyway',
        description:
          'Food and air are easy to lose track of. Let the day remind you: “If the mail comes, then I eat something while I open it.” Plans of this form helped people do what they had intended in 94 tests, all far from mourning [@gollwitzer_sheeran2006].',
        example: 'If the kettle is on, then I butter a piece of bread.'
      },
      {
        title: 'Give it somewhere to sit',
        description:
          'Pushing feelings away didn’t work in a meta-analysis of 306 comparisons [@webb2012]. Those were mostly brief tests with healthy people, a long way from a bereavement. Some people like an appointed time: ten minutes with a photograph or a scarf, and a next thing afterward. If it opens more than ten minutes can hold, do it beside someone, or leave it alone.',
        example: 'At seven I sit with your picture. At ten past I wash the cup.'
      },
      {
        title: 'Let “if only” speak on paper',
        description:
          'Write it down as it comes: “If only I had called on Sunday.” Underneath, write what you knew on Sunday and how tired you were. Then what you would say to a friend who had shown you the page. If something is left to answer for, take it to a person you trust; it is too heavy for a notebook.',
        example: 'On Sunday I knew what I knew on Sunday.'
      },
      {
        title: 'Carry one thing on',
        description:
          'Affirmation research is mostly about values, and the person may be where some of yours came from. Write for ten minutes about what they cared for and you do too, and then do a piece of it. If things between you were hard, write what you mean to do differently. In experiments with students, values writing made a threat seem a smaller part of the whole [@critcher_dunning2015]. We don’t expect that of a death. It may be good to do all the same.',
        example: 'The neighbor’s steps are salted, the way you did it.'
      }
    ]
  },
  affirmations: [
    'I get up, I feed the cat, I miss you. That is today’s list.',
    'Your number stays in my phone. I need not hurry about any of it.',
    'A parked car is a good place to cry. I have the time and a box of tissues.',
    'My grief keeps odd hours, and I can sit up with it.',
    'If I am given a good hour, I may keep it.',
    'I laughed at lunch. I can miss you and laugh on the same day.',
    'Somebody said “at least”. I don’t have to finish that sentence for them.',
    'I was angry with you and I loved you. I can carry the pair.',
    'I use your name when I talk about you. Other people can get used to hearing it.',
    'I am asking Ben to come and sit here and say nothing.'
  ],
  actionPlan: {
    title: 'Thirty Days, in Any Order',
    weeks: [
      {
        title: 'Week 1 (days 1–7): The bare days',
        focus: 'Something to eat, some air, one person who knows how it is. Stay in this week for as long as you like.',
        activities: [
          'Write one plan for eating and one for air, and put them on the refrigerator. An open window counts.',
          'Tell somebody one true sentence about today. A helpline volunteer counts.',
          'Hand over one task: the calls, the school run, the mail.',
          'Choose a line from the ten, or none.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): Words for other people',
        focus: 'A few sentences prepared, so that fewer moments catch you bare.',
        activities: [
          'Write your closing and your opening answer to “How are you?”',
          'Let two people know what helps, and whether they may say the name.',
          'Do one piece of paperwork beside someone, and stop after half an hour.',
          'If a hard date is coming, note where you would like to be and with whom.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Room for them',
        focus: 'Time with the one you miss, in amounts that you decide.',
        activities: [
          'Try the ten minutes, twice at most.',
          'Write down one memory that only you have.',
          'Give “if only” its page, by daylight.',
          'On day 21 ask what has been of use. You needn’t ask whether you feel better.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): One thing carried on',
        focus: 'A thread from then to now, as thin as you want it.',
        activities: [
          'Write about what they cared for and you do too, or about what you’ll do otherwise.',
          'Do one small thing from that page.',
          'Do one thing that is yours alone: a nap, a comic, a loud song.',
          'On day 30 choose what to keep. “Nothing yet” is a fair answer, then and on day 300.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'We hold no study of affirmations with bereaved people, and none of the trials in our library was about grief. What lies near has mostly to do with tone.',
    'Self-compassion programs reduced stress and low mood to a moderate degree in a meta-analysis of 27 randomized trials; they were courses, set mostly against weak comparisons [@ferrari2019]. A much smaller habit, twenty seconds a day of self-compassionate touch, made no difference on average to 135 college students. Those who kept it up nearly daily reported less stress, and may have been different to begin with [@susman2024].',
    'Gratitude lists are sometimes handed to people in mourning. On average they lift wellbeing slightly, by 0.19 over 145 papers [@choi2025], and we know of no test in the newly bereaved. If thanks comes by itself, let it come. It shouldn’t be anyone’s homework.',
    'Bright statements have gone wrong in places. They lowered the mood of readers with unmet needs in one experiment [@yeung_lun2016], and that of people with low self-esteem in another [@wood2009], which later work did not reproduce [@flynn_bordieri2020]. It is reason enough to keep these lines low.'
  ],
  limits: [
    'Nothing here shortens grief, and hurting after a year is no sign that you went about it badly. The four weeks are a way of dividing a page. They have not been tested.',
    'Many faiths and families have customs for this. Where yours hold you, they come before anything we suggest.'
  ],
  commonMistakes: [
    {
      title: 'Asking whether you should be over it',
      text: 'There is no date to have missed. What today needs is the easier question.'
    },
    {
      title: 'Keeping your face together everywhere',
      text: 'You may want to, for the children or for your mother. Have one place where you don’t.'
    },
    {
      title: 'Hurrying the large decisions',
      text: 'If the house, the job or the ring can wait, let it. If it can’t, take somebody along.'
    },
    {
      title: 'Forcing a bright sentence',
      text: 'When a line makes your throat close, cross it out. You can also do without any.'
    }
  ],
  whenToSeekHelp: [
    'You need no special reason to have company in this. A doctor, a counselor, a chaplain or a bereavement group can be of use from the first week; ask the hospice or hospital what they offer to families, also months later. Please do go if daily life stays out of reach as time passes, if you drink or take something to get through it, if you keep seeing how they died, if guilt has swallowed everything else, or if the death was sudden, violent or by suicide and you are alone with it.',
    'Should you find yourself wishing to follow them, or not to wake up, say it to someone today: a person near you, a doctor, or a helpline below. You don’t have to know how serious it is before you call.',
    'This page is information, and we hope some company. It is not medical advice.'
  ],
  relatedProblems: ['loneliness', 'sleepless-nights', 'burnout']
}
