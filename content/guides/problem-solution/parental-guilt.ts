import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'parental-guilt',
  title: 'Easing Parental Guilt',
  description:
    'For parents who go over the day once the house is quiet: telling guilt with a message from plain noise, making repairs, and four weeks of putting it down.',
  seo: {
    title: 'Parental Guilt: Affirmations, Repair and a 30-Day Plan',
    description:
      'Lost tempers, long shifts, screen time: how to sort guilt that asks for something from guilt that doesn’t, ten plain lines, and a four-week plan.',
    keywords: [
      'parental guilt',
      'mom guilt',
      'affirmations for parents',
      'working parent guilt',
      'repair with your child'
    ]
  },
  category: 'mental-health',
  urgency: 'Medium',
  badges: ['Mental Health', '30-Day Plan'],
  introduction: [
    'It is 8:50 p.m. They are asleep at last, one sock on, and now that nobody needs anything you get the report. The tablet lasted until dinner. You missed the recorder concert. In the hallway you used a voice you know from your own childhood.',
    'This kind of guilt resembles a smoke alarm. It exists for a good reason, and it can’t tell a fire from toast. Here we check which it is, mend what got scorched, and go to bed.'
  ],
  whoFor:
    'For mothers, fathers, stepparents, foster parents and grandparents doing it a second time; for those who work nights, live apart from their children, raise one with a disability, or have grown ones.',
  notFor:
    'If somebody is hurting a child, or you are afraid that you will, that guilt has an urgent message: turn to the last section now. The same goes if you have a new baby and feel mostly dread, or nothing.',
  problem: {
    title: 'An alarm that rings for toast',
    description: [
      'Some guilt is a message. You did something you would rather not have done, and there is something to do about it. A good part of the rest comes from a rulebook in the air, in which good parents are patient, employed, at home, playful and off their phones, all by Tuesday.',
      'And some of it is sorrow. There was no money for the camp. You separated. You were ill the year she learned to read. No apology fits, because nobody did wrong.'
    ],
    symptoms: [
      'At work you should be at home, and at home you answer work.',
      'One sentence from the car ride plays again at midnight.',
      'You say yes to the fourth story because of something that happened at noon.',
      'A teacher asks a question and you hear a charge.'
    ],
    impact: [
      'Rules wobble, as a bedtime is hard to hold while you feel in debt.',
      'You rest little, and the next morning starts with less patience.',
      'Good hours with them are shared with the guilt.'
    ]
  },
  solution: {
    title: 'Check, mend, put down',
    description: [
      'A sentence can’t unsay a harsh word, and toast needs no sentence at all. Stop at whichever of these settles it.'
    ],
    approach: [
      {
        title: 'Sort it into three',
        description:
          'Mark each item M for mend, S for sad or R for somebody’s rule. “Yelled over homework” is an M, “no cousins nearby” an S, “store-bought cupcakes” an R, and you may ask whose. The letters are ours. An S has no task; say it aloud once, to a friend or the sink.',
        example: 'The cupcakes came in a box. I can leave that one off the list.'
      },
      {
        title: 'Mend in three sentences',
        description:
          'What you did, that it wasn’t their fault, what you’ll try next: “I grabbed the book. You didn’t deserve that. Tomorrow I’ll count first.” Then stop, so that nobody has to comfort you. A baby gets a lower voice and a hug, a grown daughter a letter without a “but”.',
        example: 'I can knock, say three sentences, and let her be cross for a while.'
      },
      {
        title: 'Plan the hot spot',
        description:
          'Bath time, the seat belt, 5:40 p.m.: name the moment and one movement. If-then plans have worked well with other aims, over 94 tests [@gollwitzer_sheeran2006]. Add your name, which went with less distress than “I” in seven studies of speeches and first meetings [@kross2014].',
        example: 'If the spoon hits the wall, then: Dana, cold water over your wrists, words after.'
      },
      {
        title: 'Choose one thing to be good at',
        description:
          'Funny? Fair? A listener? Write for ten minutes on one quality and why it matters to you. In two small laboratory experiments, a few minutes of writing about a value made people kinder to themselves for a while [@lindsay_creswell2014]. Other qualities can come from other people.',
        example: 'I am a fair referee and a mediocre cook, and they have both.'
      }
    ]
  },
  affirmations: [
    'Everyone is under a blanket. I can put the day down now.',
    'I heard about the frog from beginning to end. I was there for that.',
    'From this motel room I can read one chapter down the phone.',
    'If my voice starts to climb, I can see that everyone is safe and stand on the porch until it comes down.',
    'Before I decide what kind of parent I am, I am going to eat something.',
    'I said sorry at breakfast and meant it. I can stop saying it now.',
    'What would I tell the father beside me at the playground? I can have some of that.',
    'I can write my grown son one honest page and ask for nothing back.',
    'I work Saturdays so that there is heat in January. I can tell him so without apologizing.',
    'She is furious, and bedtime stands. I can be warm about it and not budge.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: Alarm, Repair, Bed',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Listen and sort',
        focus: 'You hear the alarm out before you jump.',
        activities: [
          'In the evening write the guilt in single lines, marked M, S or R. Five minutes, then shut the notebook.',
          'Beside each R write whose rule it is.',
          'Note one thing that you did with them or for them, however dull.',
          'Choose one line for the hour when the house goes quiet.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): Mend',
        focus: 'One repair at a time, in calm weather.',
        activities: [
          'Take one M and say, or write, the three sentences.',
          'Leave out gifts, reasons and promises of never.',
          'If an M keeps coming back, note what came before: hunger, hurry, noise.',
          'Cross off each mended item.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Lighten the hot spot',
        focus: 'The hardest hour gets a plan, and less to do.',
        activities: [
          'Write one if-then plan and tape it up at adult eye level.',
          'Take something out of that hour: a bath, a second dish, one errand.',
          'If there is anyone to ask, ask for something definite, such as Thursday’s pickup.',
          'On day 21 count when the plan came to mind, even too late.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): One good thing, and rest',
        focus: 'Less making up for, more of what you care about.',
        activities: [
          'Write on the one quality you chose, and spend ten minutes on it with them, by phone if need be.',
          'Give the S pile an hour: a friend, a walk, a letter that you don’t send.',
          'Go to bed once without finishing the kitchen.',
          'On day 30 count the Ms you have crossed off.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'Our library has nothing on parental guilt: no trial of affirmations for parents, no measure of what guilt does in a family. The nearest subject is self-compassion. In a meta-analysis of 27 randomized trials, programs reduced self-criticism (0.56) and stress (0.67) moderately, most of them against weak comparison groups [@ferrari2019].',
    'Affirming values can help people take in unwelcome information with less bias, according to a review by two leading proponents [@sherman_cohen2006], which may be handy when the school calls. But when affirming was followed by failure, in four laboratory experiments, effort dropped afterward [@vohs2013]. So make the plan first and let the line come second.'
  ],
  limits: [
    'Where guilt comes from too few hands, the remedy is hands: relatives, other parents, the school, your town. Being worn out says nothing bad about you. A line can’t mind a baby.',
    'Nobody has tested these four weeks. Children answer a repair at their own speed, grown ones above all.'
  ],
  commonMistakes: [
    {
      title: 'Paying in treats',
      text: 'A toy at six for a shout at four is confusing. Three sentences are clearer.'
    },
    {
      title: 'Apologizing for rules',
      text: 'Bedtimes and bike helmets need no sorry. Save it for the Ms.'
    },
    {
      title: 'Asking the child for the verdict',
      text: '“Am I a bad dad?” is a question for a friend, who can answer with facts.'
    }
  ],
  whenToSeekHelp: [
    'Talk to a doctor, midwife or therapist if guilt is there most of the day, if nothing gives you pleasure, if you feel numb toward your baby or dread being alone together, or if frightening pictures of harm come into your head. Telling someone is a way of caring for your child. Fathers and adoptive parents can say it too.',
    'At the end of your patience, put a small child somewhere safe, such as the crib, step out of the room and call someone. If you have hurt your child or fear that you might, contact a doctor, a local family service or a crisis line today. If you think that your family would be better off without you, use a helpline below now.',
    'This page is general information. It is not medical advice.'
  ],
  relatedProblems: ['perfectionism', 'burnout', 'low-self-esteem']
}
