import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'sleepless-nights',
  title: 'Getting Through Sleepless Nights',
  description:
    'For people who lie awake and have begun to dread it: what to say to the night and to the day after, and a month of changes around the edges.',
  seo: {
    title: 'Sleepless Nights: Calm Affirmations and a 30-Day Plan',
    description:
      'Ten lines that don’t order you to sleep, a way to test the fear of tomorrow, one change a week for a month, and when to ask a doctor about insomnia.',
    keywords: ['sleepless nights', 'can’t sleep', 'insomnia', 'affirmations for insomnia', 'lying awake at night']
  },
  category: 'mental-health',
  urgency: 'Medium',
  badges: ['Mental Health', '30-Day Plan'],
  introduction: [
    'At 1:10 you are reasonable about it. By 2:40 you have done the subtraction twice and canceled tomorrow. Around four a bird starts up, and you hate the bird.',
    'Sleep is a little like a deer at the edge of a field. Look elsewhere and it may come out. Walk toward it with a lamp and it stays where it is. The sentences here are ways of looking elsewhere. They won’t put you to sleep, and we say so at once, so that you needn’t lie there checking.'
  ],
  whoFor:
    'For people who have trouble falling asleep or getting back to sleep and have come to fear the bed, with or without a job to get up for.',
  notFor:
    'If a baby, a shift schedule, a person you care for or a cold or unsafe home breaks your nights, you are being kept awake, and relief from that comes first. Gasping in your sleep, or hardly needing any and feeling marvelous, belongs with a doctor. For something to murmur, try [sleep and rest](/category/health/sleep-and-rest).',
  problem: {
    title: 'Two kinds of tired',
    description: [
      'The first is simple: too little sleep. The second grows on top of it. It is made of the forecast (“I’ll be useless at ten”), the sums, the dinner you turned down to save yourself for the night.',
      'The first can’t be ordered away. On the second, a few words and small changes may get a grip. Neither is weakness; people guard what they are short of.'
    ],
    symptoms: [
      'You nod on the sofa and are wide awake when the lamp goes off.',
      'You look at the clock, and subtract.',
      'You go to bed earlier and earlier, to have a chance.',
      'The first thought of the day is a number of hours.'
    ],
    impact: [
      'Patience and attention wear thin, and driving or machines can become dangerous.',
      'The bedroom turns into a place of work.',
      'Evenings are spent getting ready for the night.'
    ]
  },
  solution: {
    title: 'Look elsewhere, and keep the mornings',
    description: ['Two of these belong to the night and two to the day, when you are better company.'],
    approach: [
      {
        title: 'Turn the clock to the wall',
        description:
          'You need the alarm and can do without the time. Put clock and phone where you can hear and not read them. When the wish to look comes, have a sentence in its place. We have no trial of this.',
        example: 'The hour is none of my business until the alarm.'
      },
      {
        title: 'See it from farther off',
        description:
          'Over 306 experimental comparisons, most of them brief and with healthy people, suppressing thoughts and feelings failed, and looking from another perspective did best (0.45) [@webb2012]. Let the thought be there, and look at the room from next month, or from very high up.',
        example: 'Seen from the moon, this is one dark window with a person in it, resting.'
      },
      {
        title: 'Test the forecast',
        description:
          'In the evening write tomorrow’s prediction with a mark out of ten: “If I sleep badly, the class will be a 2.” The next evening write what it was. Some days will be a 2. Look for the 5 that had been announced as one.',
        example: 'I have taught on four hours before, and the page says how it went.'
      },
      {
        title: 'Keep one morning',
        description:
          'Get up at about the same time whatever the night was, and go to a window or outdoors. Let email and worrying happen in a chair. This is common advice for which we hold no study. With epilepsy, bipolar disorder or a risk of falls, ask a doctor first.',
        example: 'Seven o’clock, curtains, daylight. This part I know how to do.'
      }
    ]
  },
  affirmations: [
    'I am awake, the house is quiet, and nothing has to be solved before it is light.',
    'The pillow has a cool side. I can turn it over and begin again.',
    'My bones are lying down, whatever my thoughts are up to.',
    'Everyone I owe an answer is asleep. I can owe it until nine.',
    'Freight trains, foxes, nurses, me: the night has a decent membership.',
    'I have met tired mornings before. I know where the cups are.',
    'After midnight I give no opinions on my life.',
    'Tomorrow I may be slow. I can be slow and friendly.',
    'Yes, I will come to the birthday. I can be tired with cake in my hand.',
    'It has been like this since March. I am booking the appointment today.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: One Change a Week',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Take the numbers out',
        focus: 'You find out what your nights are like without a clock in them.',
        activities: [
          'Turn clock and phone away from the bed.',
          'Write one word for the night (soon, late, broken) and later one for the day (manageable, hard).',
          'Note coffee, naps, alcohol and news in bed. Only note them.',
          'Choose two lines, one for lying down and one for waking in between.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): Move worry to a table',
        focus: 'Night questions get a quarter of an hour by day.',
        activities: [
          'Sit down for fifteen minutes, well before evening. Write each worry with its next step, or “no step”.',
          'Make one plan: “If the rent comes up in bed, then I say: half past five.” If-then plans did well in 94 tests of other aims [@gollwitzer_sheeran2006].',
          'Give the last half hour to something with no result.',
          'When lying there makes you angry, sit in a chair for a bit, if it is safe for you to be up.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Keep one morning',
        focus: 'A steady end to the night; its beginning can’t be steered.',
        activities: [
          'Pick a getting-up time for workdays and days off, give or take half an hour.',
          'Find daylight in the first hour, if there is any.',
          'Change one thing from your notes: the last coffee, the long nap or the news.',
          'On day 21 read the words of three weeks. Has any become more frequent?'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Get an evening back',
        focus: 'Doing a little less for sleep’s sake.',
        activities: [
          'Write the forecast at night and the result the evening after.',
          'Say yes to one thing you would have turned down to protect the night.',
          'After a bad night do a small edition of the day, and don’t drive drowsy.',
          'On day 30 keep what helped, or show your notes to a doctor.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'Sleep has a large science and lasting sleeplessness has treatments. Our library gathers research on affirmation, and in it we found no study of sleep.',
    'So what follows is borrowed from tense days. General stress is among the areas where cognitive behavioral therapy has its strongest evidence, in a review of 106 meta-analyses [@hofmann2012]. Mindfulness programs improved anxiety by about 0.38 in a meta-analysis of 47 trials [@goyal2014]. In one laboratory, 85 people met a stress test, and those who had first thought about a value of theirs had the smaller cortisol response [@creswell2005]. Calmer days may bring calmer nights, or may not.',
    'Your two words a day have a relative too: over 138 studies, prompts to look at one’s progress brought goals nearer (0.40) [@harkin2016]. Sleep makes a poor goal, so we ask about the day as well.'
  ],
  limits: [
    'No one has tested these weeks. They may leave your sleep as it is and still return an evening or two.',
    'Hunger, cold, noise, debt, pain and fear of someone in the house keep people awake for reasons that no sentence reaches. Help with the cause comes first.'
  ],
  commonMistakes: [
    {
      title: 'Repeating a line until it works',
      text: 'Then it is a chore with a result to check. Say it twice and let it wander off.'
    },
    {
      title: 'Going to bed at eight to catch up',
      text: 'Extra hours in bed may be extra hours awake. Wait for heavy eyes.'
    },
    {
      title: 'Hunting for the perfect pillow',
      text: 'Each purchase is one more thing to check on.'
    }
  ],
  whenToSeekHelp: [
    'See a doctor if it has gone on for some weeks and your days suffer, or sooner. Ask by name about cognitive behavioral therapy for insomnia, a talking treatment made for this. Mention snoring, pain, hot flashes, restless legs and everything you take, alcohol included, and ask before you start or stop a sleeping pill.',
    'Sleeplessness can come along with depression, anxiety, a loss, or something that was done to you; say so if you think it does. Go quickly if you hardly sleep and feel full of power, or if you nod off at the wheel.',
    'If the night brings thoughts of ending your life, don’t wait for morning: some of the helplines below answer around the clock. This guide is not medical advice.'
  ],
  relatedProblems: ['burnout', 'grief', 'job-loss']
}
