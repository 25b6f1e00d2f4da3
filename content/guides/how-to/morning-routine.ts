import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'morning-routine',
  title: 'A Morning Affirmation Routine',
  description:
    'Six minutes beside the coffee maker: water, breath, one written sentence, a few spoken lines and a plan. It shrinks to five minutes or grows to fifteen.',
  seo: {
    title: 'Morning Affirmation Routine: Six Minutes, Step by Step',
    description:
      'A six-minute morning routine you can do while the coffee drips, minute by minute, with shorter and longer versions and what habit research really says.',
    keywords: ['morning affirmation routine', 'morning routine', '5 minute morning affirmations', 'daily habit']
  },
  category: 'routine',
  readTime: '6 min read',
  difficulty: 'Beginner',
  extent: '6 Minutes Daily',
  introduction: [
    'Six minutes is about as long as a pot of coffee takes to drip through, and beside the coffee maker is a fine place for this. You won’t be asked to wake earlier, light anything or feel radiant at 6:40.',
    'There is a part for each minute. On a bad morning, two of them will do. The shortest full version takes five minutes, and on a slow Sunday it may run to fifteen. Make it much longer and the first early meeting will break it.'
  ],
  whoFor:
    'For people whose day begins with other people’s requests, and for anyone who owns one fixed morning habit to hang a second one on: the kettle, the shower, the dog at the door.',
  notFor:
    'Choose another hour if you work nights, if a baby decides when you wake, or if your mornings are simply full. And if you have opened your eyes to dread or heaviness for weeks on end, please talk to a doctor. A routine is no treatment, and this guide is not medical advice.',
  steps: [
    {
      title: 'Minute one: water and a window',
      content: [
        'Start the coffee or run the tap. Drink half a glass standing at the window and look at something that is farther away than your phone: a roof, a parked van, whatever the sky is up to. The phone stays face down until minute six. It will keep; one thing gets to come first.'
      ],
      tips: [
        'Leave your card or notebook where the mug lives, so that the mug reminds you.',
        'No window? The steam from the cup works.'
      ]
    },
    {
      title: 'Minute two: six slow breaths',
      content: [
        'Put the glass down. Breathe in at your usual pace and let each breath out a little longer than it wants to go. Six of these take around a minute. If counting irritates you, follow one sound instead, such as the fridge or a bird, until the minute has gone.'
      ],
      tips: ['Yawning counts. So does leaning on the counter.']
    },
    {
      title: 'Minute three: one written sentence',
      content: [
        'Finish this line on paper: “Today I want to stay close to…” Name something you value and the place where it will be tested. “Patience, at the pharmacy counter.” “Doing it properly, even the dull part of the invoice.” “My brother, who will not call first.”',
        'Writing is the part nearest to the studies, which mostly had people put a personal value into words [@cohen_sherman2014]. Theirs took longer than a minute, which is why the long version below gives it more room.'
      ],
      tips: ['Three words are fine. The same three words as yesterday are fine as well.', 'A person can be a value.']
    },
    {
      title: 'Minute four: two or three spoken lines',
      content: [
        'Read your lines once each, at talking speed, and stop for a breath between them. Murmur if someone is asleep next door. The common recommendation is five to ten affirmations a day; nobody has tested how many work best, so let the rest of your set meet you later, on the stairs or at lunch. If a line rings hollow this morning, put “I can try to” in front of it or leave it out.'
      ],
      tips: [
        'New lines for a new week are in [the morning collection](/category/daily/morning-affirmations).',
        'If you would rather write your own, [start here](/how-to-guide/create-affirmations).'
      ]
    },
    {
      title: 'Minute five: one if-then plan',
      content: [
        'Ask what is most likely to knock you off course before noon, and answer it in advance: “If the ten o’clock call runs over, then I eat before I open the inbox.” One plan is plenty. Deciding the when and the what beforehand has a good record of turning intentions into action, across 94 tests of all sorts [@gollwitzer_sheeran2006].'
      ],
      tips: ['Pick an obstacle you have really met this month. Rare disasters make poor practice.']
    },
    {
      title: 'Minute six: mark the day and leave',
      content: [
        'Make a dot on the calendar, pour the coffee, turn the phone over. The dot matters more than it looks, since checking progress tends to help people reach a goal, and writing it down helps further [@harkin2016].',
        'For a *five-minute* version, drink the water while you breathe. For *fifteen*, give eight minutes to the written sentence, let it become a page, and spend the last two rereading it. When everything goes wrong, say one line with your hand on the front door and call it done.'
      ],
      tips: [
        'Judge the routine by the month. Single mornings tell you little.',
        'Share the dots with someone if you like company.'
      ]
    }
  ],
  examples: [
    {
      poor: 'Today is going to be amazing from start to finish.',
      good: 'Somewhere in today there are ten minutes that belong to me.',
      explanation:
        'The first is a forecast, and the first delayed train disproves it. The second only asks you to look.'
    },
    {
      poor: 'I jump out of bed full of energy.',
      good: 'I slept badly. I can still be decent company by the second cup.',
      explanation: 'Tired people notice when they are being lied to, also by themselves.'
    },
    {
      poor: 'I will get everything done.',
      good: 'The report first, while my head is clear. The rest in its turn.',
      explanation: 'A morning line does more when it chooses something.'
    },
    {
      poor: 'Nothing can disturb my peace.',
      good: 'When the school drop-off gets loud, I can lower my own voice first.',
      explanation: 'Plenty will disturb it. A line that knows the place and the hour leaves you something to do.'
    }
  ],
  scientificBasis: [
    'Is the first hour after waking special? There are hints. In a trial with 48 students, those told to stretch on waking were projected to make it automatic after about 106 days, the evening group after about 154 [@fournier2017]. A review of 20 habit studies also saw morning habits come out stronger [@singh2024]. Stretching is not affirming, though, and no study we found compares affirmations by time of day. Habit researchers who advise family doctors stress something duller: one small action, in the same setting, over and over [@gardner2012].',
    'As for how long it takes, the much-quoted 21 days go back to a plastic surgeon’s impression of his patients, published in 1960 and measured by no one [@maltz1960]. When University College London followed 96 volunteers, a new daily action took some 66 days on average to feel automatic, and single people ranged from 18 to 254, though the curve fitted well in only 39 of them [@lally2010]. So look for first changes at three weeks, treat 30 days as a fair trial, and reckon with about 90 for a habit that stays.'
  ],
  limits: [
    'Those figures tell you how a *routine* settles in. They don’t show that three months of affirmations change a person. The spoken minute has the thinnest support of the six; the written sentence and the plan have more.',
    'Effects in this field are modest. At best, hope for a steadier first hour now and then. If the six minutes become one more thing to fail at, skip them for a week and see whether you miss them.'
  ],
  commonMistakes: [
    {
      title: 'Building it around an earlier alarm',
      text: 'Two changes at once are harder to keep than one. Attach the routine to the morning you already have.'
    },
    {
      title: 'Waiting to feel it',
      text: 'Some mornings the words are cardboard. Say them anyway if they are true, or write a truer one, and go to work.'
    },
    {
      title: 'Starting again from day one',
      text: 'A gap is a gap. In the study of 96 volunteers, one missed day did no real damage to the habit [@lally2010], so put today’s dot beside the blank square.'
    },
    {
      title: 'Reading the news in minute two',
      text: 'Once the feed is open the other four minutes are gone. Keep the order, even when you cut the length.'
    }
  ]
}
