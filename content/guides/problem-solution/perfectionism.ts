import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'perfectionism',
  title: 'Loosening Perfectionism',
  description:
    'How to keep the pleasure of good work and let go of the fear: stopping rules, harmless flaws left in on purpose, and lines that allow an uneven edge.',
  seo: {
    title: 'Affirmations for Perfectionism: Done, Decent, and Home by Six',
    description:
      'Ten lines for people who can’t stop polishing, stopping rules, small flaws left in on purpose, a four-week plan, and the gaps in the research.',
    keywords: [
      'perfectionism',
      'affirmations for perfectionism',
      'how to stop being a perfectionist',
      'good enough',
      'self-criticism'
    ]
  },
  category: 'self-improvement',
  urgency: 'Medium',
  badges: ['Self-Improvement', '30-Day Plan'],
  introduction: [
    'The cake is good. Eleven people have said so. The second layer leans a few degrees to the left, and you have pointed this out to eight of them.',
    'You may keep the pleasure of a drawer that closes well. We are after the fear that a flaw will cost you respect, affection or the right to sit down. The lines below may take some air out of it. Leaving small things unfinished, on purpose, probably takes out more.'
  ],
  whoFor:
    'For people who polish and redo past the point of use, or can’t begin until conditions are right, and who see mainly the corner that is off.',
  notFor:
    'If you repeat or check things because something terrible might happen otherwise, or if numbers on a scale or plate rule your day, ask someone trained in OCD or eating disorders, and try deliberate flaws only with them. If someone punishes your mistakes, being faultless may be how you keep safe: see to safety first.',
  problem: {
    title: 'The finish line walks away',
    description: [
      'A standard is useful if you can tell when you have met it. This one moves. Ninety-six percent points at the missing four, and a hundred shows that the test was easy. Good results bring a short relief.',
      'Underneath there is often an old rule: if I make no mistakes, nobody will be angry; if I am the best, I may stay. It may have been a clever answer to a strict house. You can thank it and let it go.'
    ],
    symptoms: [
      'You rewrite a two-line email four times and then ask whether it sounded rude.',
      'From a talk of forty minutes you remember one wrong date.',
      'You refold the towels that somebody folded for you.',
      'Hobbies turn into subjects that you could fail.',
      'A typo in the invitation turns your stomach.'
    ],
    impact: [
      'Evenings go into a last five percent that few people see.',
      'Help is hard to accept, and you carry more than your share.',
      'Things you would at first be bad at get left out: the dance, the first ugly pot.'
    ]
  },
  solution: {
    title: 'Decide what done means while you are calm',
    description: [
      '“I am perfect as I am” keeps the old measuring stick in use. These exercises put it down for an hour at a time, where little can go wrong.'
    ],
    approach: [
      {
        title: 'Sort by what a slip would cost',
        description:
          'Make three columns: must be right, should be decent, may be rough. Medicines, wiring and passport numbers go in the first and get your full care. Lunch and thank-you notes belong in the others.',
        example: 'The dose I check twice. The lunchbox gets whatever bread there is.'
      },
      {
        title: 'Write the stopping rule first',
        description:
          'Put it in numbers before you begin: two readings, one hour, six slides. A number can’t be talked around. Tying an act to a cue is well tested for reaching goals (94 tests, average 0.65) [@gollwitzer_sheeran2006]; tying a stop to one is our idea.',
        example: 'If I have read it twice, then I press send and stand up.'
      },
      {
        title: 'Leave in one harmless flaw',
        description:
          'Hang a picture a finger’s width off. Write down what you expect, wait a day, write down what came of it. Cognitive behavioral therapists set up experiments like this; ours is the kitchen version.',
        example: 'I can leave the typo in the family chat and drink my tea.'
      },
      {
        title: 'Give the examiner another voice',
        description:
          'Self-criticism can be turned down: by a moderate 0.56 in a meta-analysis of 27 trials of self-compassion training, most of it weakly controlled [@ferrari2019]. For a taste, try the [three-minute break](/how-to-guide/self-compassion-break).',
        example: 'Slide nine had the wrong date. I would forgive a colleague by lunch, so I get until lunch too.'
      },
      {
        title: 'Do something badly for the fun of it',
        description: 'Whistle, draw the dog, play the song at half speed. The only rule is that you may not improve.',
        example: 'I sing the wrong words at the stove because I like the tune.'
      }
    ]
  },
  affirmations: [
    'There is a scratch on the table from a good evening. I leave it there.',
    'I learned early to get everything right. That child may go out and play now.',
    'The bread came out lopsided and warm, and I’m cutting it.',
    'Someone folded these towels for me. They go into the closet as they are.',
    'If I have missed something, I can write a second email.',
    'Who will look at this, and for how long? I can let that decide how much of my evening it gets.',
    'My shirt is clean today. Ironing can wait for a Saturday.',
    'I can hand it in with one comma I’m unsure about.',
    'I want to learn to swim, so I am going to be seen swimming badly.',
    'Sent at five, uneven margins and all. I’m on my bike.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: Practicing the Unfinished',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Find out the price',
        focus: 'Keep every standard you have. Just see what it costs.',
        activities: [
          'Three times, note when a thing was good enough to use and when you let go of it.',
          'Sort twenty of the week’s tasks into the three columns.',
          'Write down the old rule in its own words: “If I …, then they …”'
        ]
      },
      {
        title: 'Week 2 (days 8–14): Stop by the number',
        focus: 'The third column only. Nothing that matters is at risk.',
        activities: [
          'Set a stopping rule for one task a day.',
          'When the urge to go back comes, keep your hands busy elsewhere for ten minutes.',
          'Ran over? Note by how much and go on. Habits, in a study that timed them, survived a missed day unharmed [@lally2010].'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Flaws in company',
        focus: 'Someone might notice. Find out what follows.',
        activities: [
          'Leave a harmless flaw every other day, prediction before and outcome after.',
          'Let another person do a task their way, and thank them.',
          'Say “I got that wrong” once, and stop there.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Spend the change',
        focus: 'Use the saved time before work takes it.',
        activities: [
          'Give a saved hour to a person or thing you like.',
          'Write for ten minutes on what you value apart from doing things well.',
          'Be a beginner once where others can see: a sing-along, a pickup game.',
          'On day 30 end the plan where it stands, gaps included. Keep one exercise for two months.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'We found no study of affirmations for perfectionism, and our collection holds none on perfectionism itself. The nearest treatment research is on low self-esteem: in seven small pooled studies, weekly cognitive behavioral therapy brought a large improvement (1.12) [@kolubinski2018]. We can’t say whether that carries over.',
    'One finding may suit people whom praise makes nervous. When students reflected on their values, they saw themselves more broadly, and a threat looked smaller by comparison; an exercise in perspective, without a kind word in it, lowered defensiveness just as well [@critcher_dunning2015]. These were laboratory experiments. Three minutes of writing about a value also raised feelings of self-compassion in two small experiments, most in people who had little [@lindsay_creswell2014].'
  ],
  limits: [
    'The plan and its flaws are untested. Grand lines may backfire: in a 2009 study, repeating “I’m a lovable person” left students with low self-esteem feeling worse than those who hadn’t [@wood2009], though two later studies saw no such harm [@flynn_bordieri2020].',
    'Some places do punish small errors, and some people are forgiven fewer of them. There your caution is knowledge. Practice elsewhere.'
  ],
  commonMistakes: [
    {
      title: 'Doing this plan perfectly',
      text: 'Skip one day in the first week on purpose. Then it is out of the way.'
    },
    {
      title: 'Switching to “I don’t care”',
      text: 'You do care, and that’s a good thing about you. Spend it in the first column.'
    },
    {
      title: 'Apologizing for the flaw as you leave it',
      text: 'Then the experiment is about your apology. Put the dish on the table and ask for the salt.'
    },
    {
      title: 'Making rest a prize',
      text: 'Lists grow overnight. Give rest an hour of its own.'
    }
  ],
  whenToSeekHelp: [
    'See a doctor or therapist if you hand in nothing for fear of handing in something flawed, if checking or repeating takes hours, if rules about food, weight or exercise are getting stricter, or if you hurt or punish yourself over mistakes. Ask about cognitive behavioral therapy. Students may have a free counseling service at their school.',
    'Should a mistake ever leave you feeling that you can’t face people or don’t want to live, tell someone the same day, or contact one of the helplines below. No mistake is too big or too small to call about.',
    'Nothing here is medical advice. If in doubt, ask someone who can ask you questions back.'
  ],
  relatedProblems: ['procrastination', 'fear-of-failure', 'imposter-syndrome', 'burnout']
}
