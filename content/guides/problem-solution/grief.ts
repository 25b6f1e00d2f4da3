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
    'Nothing on this page will make it go away, and we wouldn’t trust a page that said so. There is nothing in you to repair. A short sentence can give you something to hold at the bank counter or on the evening of the birthday. The rest is a few practical kindnesses.'
  ],
  whoFor:
    'For anyone who has lost a partner, a parent, a child, a friend, a pregnancy, an animal that slept at their feet. Also for losses that bring no casseroles: someone living who no longer knows you, a father you weren’t speaking to. It may have been last week or twenty years ago.',
  notFor:
    'In the first days a person who answers the telephone for you is worth more than any guide. If you feel that you can’t go on without them, please turn to the last section first. If the one you miss is alive and has left, [After a Breakup](/how-to-guide/after-a-breakup) may be closer.',
  problem: {
    title: 'Love whose habits are still running',
    description: [
      'You set out two cups. So much of living with someone is habit, and habits are slow to hear the news. That may be why grief can come by way of a ringtone or a jacket, on a day that had been fairly good.',
      'Sadness is only one of its faces. There may be rage at the hospital, relief that the pain is over, or nothing at all for weeks. None of these measures how much you loved. You’ll find no stages or timetable here.'
    ],
    symptoms: [
      'You go into a room and stand there.',
      'A form, a phone call or a choice of soup uses up the day, and the nights are no rest.',
      'One scene goes around: the last call, what you didn’t say.',
      'Somebody begins with “at least”, and you want to leave the room.',
      'You forget for an hour, and then it feels like disloyalty.'
    ],
    impact: [
      'Paperwork falls to the person least able to read it.',
      'Friends may go quiet for fear of saying the wrong thing.',
      'Others mourn at another speed, which can look like not caring.'
    ]
  },
  solution: {
    title: 'Handrails',
    description: [
      'Four things to pick up and put down. None is meant to move you along, and on days when you can use none of them you have left nothing undone.'
    ],
    approach: [
      {
        title: 'Two answers to “How are you?”',
        description:
          'It is asked in elevators, between floors. Choose a reply that closes the subject and one that opens it: “Getting through today, thanks” and “Badly. Do you have ten minutes?”',
        example: 'I can say “not today, thank you” and keep walking.'
      },
      {
        title: 'Give it somewhere to sit',
        description:
          'Pushing feelings away didn’t work in a meta-analysis of 306 comparisons [@webb2012]. Those were mostly brief tests with healthy people, far from a bereavement. You might try ten minutes with a photograph, and a next thing afterward. If that opens more than ten minutes can hold, do it beside someone, or leave it.',
        example: 'At seven I sit with your picture. At ten past I wash the cup.'
      },
      {
        title: 'Let “if only” speak on paper',
        description:
          'Write it down as it comes: “If only I had called on Sunday.” Underneath, write what you knew on Sunday and how tired you were. What is too heavy for paper, take to a person you trust.',
        example: 'On Sunday I knew what I knew on Sunday.'
      },
      {
        title: 'Carry one thing on',
        description:
          'Write for ten minutes about something they cared for and you do too, and do a piece of it. If things between you were hard, write what you mean to do differently.',
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
        focus: 'Something to eat, one person who knows how it is. Stay in this week for as long as you like.',
        activities: [
          'Tie food to something that happens anyway: “If the mail comes, then I eat something with it.” Such plans helped people follow through in 94 tests, all far from mourning [@gollwitzer_sheeran2006].',
          'Tell somebody one true sentence about today. A helpline volunteer counts.',
          'Hand over one task, if there is anyone to take it.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): Words for other people',
        focus: 'A sentence or two in your pocket.',
        activities: [
          'Write your closing and your opening answer to “How are you?”',
          'Tell one person what helps, and whether they may say the name.',
          'Do one piece of paperwork beside someone, and stop after half an hour.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Room for them',
        focus: 'Time with the one you miss, as much as you decide.',
        activities: [
          'Write down one memory that only you have.',
          'If “if only” is loud, give it its page, by daylight.',
          'On day 21 ask what has been of use. You needn’t ask whether you feel better.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): One thing carried on',
        focus: 'As thin a thread as you like.',
        activities: [
          'Write the page about carrying on, and do one small thing from it.',
          'Do one thing that is yours alone: a nap, a comic, a loud song.',
          'On day 30 choose what to keep. “Nothing yet” is a fair answer, then and on day 300.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'We hold no study of affirmations with bereaved people, and none of the trials in our library was about grief. What follows is near at best.',
    'Self-compassion programs reduced stress and low mood to a moderate degree in a meta-analysis of 27 randomized trials; they were courses, mostly set against weak comparisons [@ferrari2019].',
    'Gratitude lists are sometimes handed to people in mourning. On average they lift well-being slightly, by 0.19 over 145 papers [@choi2025], and we know of no test in the newly bereaved. It shouldn’t be anyone’s homework.',
    'Bright statements lowered the mood of readers with unmet needs in one experiment [@yeung_lun2016], and left people with low self-esteem feeling worse in another [@wood2009], which later work did not reproduce [@flynn_bordieri2020]. We keep these lines low for that reason.'
  ],
  limits: [
    'Nothing here shortens grief, and hurting after a year is no sign that you went about it badly. The four weeks only divide a page, and have not been tested.',
    'If the customs of your faith or family hold you, they come before anything here.'
  ],
  commonMistakes: [
    {
      title: 'Asking whether you should be over it',
      text: 'There is no date to have missed.'
    },
    {
      title: 'Keeping your face together everywhere',
      text: 'You may want to, for other people’s sake. Have one place where you don’t.'
    },
    {
      title: 'Hurrying the large decisions',
      text: 'If the house, the job or the ring can wait, let it. If it can’t, take somebody along.'
    }
  ],
  whenToSeekHelp: [
    'You need no special reason to have company in this. You can talk to a doctor, a counselor, a chaplain or a bereavement group from the first week, or ask the hospice or hospital what they offer to families. Please do go if daily life stays out of reach as time passes, if you drink or take something to get through it, if you keep seeing how they died, if guilt has swallowed everything else, or if the death was sudden, violent or by suicide and you are alone with it.',
    'Should you find yourself wishing to follow them, or not to wake up, say it to someone today: a person near you, a doctor, or a helpline below. You don’t have to know first how serious it is.',
    'This page is information, and we hope some company. It is not medical advice.'
  ],
  relatedProblems: ['loneliness', 'sleepless-nights', 'burnout']
}
