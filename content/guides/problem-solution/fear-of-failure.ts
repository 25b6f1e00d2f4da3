import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'fear-of-failure',
  title: 'Facing the Fear of Failure',
  description:
    'Lines that would still be true the day after it went wrong, attempts of a size you can survive, and four weeks with the folder called Later.',
  seo: {
    title: 'Affirmations for Fear of Failure That Survive a Bad Result',
    description:
      'Ten affirmations that stay true if it goes wrong, a note to open the day after, small attempts over four weeks, and what studies say, cautions included.',
    keywords: [
      'fear of failure',
      'affirmations for fear of failure',
      'afraid to try',
      'coping with failure',
      'courage to start'
    ]
  },
  category: 'self-improvement',
  urgency: 'Medium',
  badges: ['Self-Improvement', 'Courage'],
  introduction: [
    'The application has been complete since last month. You moved it to a folder called Later, where it keeps company with the driving lessons, three chapters and a message to a choir.',
    'Being afraid to fail can be sensible. It costs money, sleep or face, and we can’t promise that it won’t happen. You can find out what is really at stake, try at a size that you would survive, and settle beforehand what comes after. Each line on this page had to pass one test: would it still be true on the day after a failure?'
  ],
  whoFor:
    'For people who hold back from something they want, or aim below it to be safe, and for those who failed once and still feel the bruise.',
  notFor:
    'If failing would endanger your home, your visa or your safety, get advice on the facts before you work on the fear. If worry or panic is there all day, it may be an anxiety disorder, which can be treated. And if you merely think that you should want the thing, you may cross it off.',
  problem: {
    title: 'A driving test with your house as the stake',
    description: [
      'A failed test is an event with a date and a place. Fear adds a second bet to it, on whether you are the kind of person who gets anywhere. No wonder you hesitate, with all that riding on a three-point turn.',
      'Not trying protects that second bet, and the comfort of it is real. It leaves you without news, though, about the thing itself and about how you would get through a bad Tuesday.'
    ],
    symptoms: [
      'You look up the failure rate first.',
      'You say “it’s just for fun”, so that nobody keeps score.',
      'An old flop returns in the shower, with the original audience.',
      'Your stomach knows the date before you have checked the calendar.'
    ],
    impact: [
      'Your skills stay where they were safe.',
      'A single setback can end an attempt that had two more tries in it.',
      'Wanting gets quieter, until it can be taken for contentment.'
    ]
  },
  solution: {
    title: 'Make failing smaller, and know what comes next',
    description: ['A promise of success breaks on the day when you need it. These habits fit an uncertain result.'],
    approach: [
      {
        title: 'Write both bills',
        description:
          'On the left, the cost of trying and failing: hours, fees, whom you’d have to tell. On the right, the cost of not trying, a year from now. If the left is heavier, wait with a good conscience.',
        example: 'I would lose a Saturday and have to tell Dad. I can afford both.'
      },
      {
        title: 'Shrink the stake',
        description:
          'One page for one reader. A mock interview with an uncle. Look for the version in which failing costs an afternoon.',
        example: 'I’m showing page one to Ines, and she may not like it.'
      },
      {
        title: 'Picture the obstacle along with the wish',
        description:
          'Imagine what you want, then what is likeliest to get in the way, and make an if-then plan for that. Over 21 field studies this raised goal attainment by 0.34, perhaps less, as weak results may have stayed unpublished [@wang2021].',
        example: 'If question three makes me go blank, then I lay down the pen and read question four.'
      },
      {
        title: 'Leave a note for the day after',
        description:
          'Write it before you try: whom you call, what you eat, when you look at the thing again. Feeling sound beforehand may not carry you: in four laboratory experiments, failure after a values exercise was followed by *less* effort [@vohs2013].',
        example: 'If it’s a no, then I call Mo, eat something hot and reopen the file on Thursday.'
      },
      {
        title: 'Call the pounding heart excitement',
        description:
          'Saying “I am excited”, or being told to get excited, did more for karaoke, speeches and arithmetic than trying to be calm [@brooks2014]. Those experiments were on brief nerves only.',
        example: 'My heart is loud because I want this. “I’m excited,” I say, and pick up the pen.'
      }
    ]
  },
  affirmations: [
    'I don’t know how this will go. I do know where my pencil is.',
    'I fell off, and the knee healed. I can look at the bike.',
    'Last time they turned me down, the walk home was its usual length.',
    'This exam measures one afternoon in June. I have lived through other months.',
    'If my voice cracks on the high note, I know where the next bar begins.',
    'What would I try if it only had to be interesting? I could begin there.',
    'I go in with what I know, and I come out knowing how it went.',
    'I can be someone who tried for it. On Friday that will be true either way.',
    'Let them see me miss. I’m picking up the ball.',
    'I send it today, at this size, under my own name.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: Opening the Folder Called Later',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Read the small print',
        focus: 'Find out what the fear claims. Your feet stay dry.',
        activities: [
          'Complete “If I fail at …, then …, and that would mean …” five times. Underline events; circle verdicts on you.',
          'Write both bills for one thing in the folder.',
          'Ask someone what they once failed at, and what they had for supper that day.',
          'Fail at something trivial: a hard crossword, drawing with the other hand.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): An attempt that costs an afternoon',
        focus: 'The smallest real version, with a day and an hour.',
        activities: [
          'Write for ten minutes on why it is worth doing, whatever comes of it ([values writing](/how-to-guide/values-writing)).',
          'Put the day-after note in an envelope, and then try.',
          'Within a day report in three lines: what happened, what I learned, what next.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Again, with one change',
        focus: 'A second try tells you more than the first.',
        activities: [
          'Make an if-then plan for the likeliest obstacle.',
          'Let one person watch or read.',
          'If it goes wrong, follow the note to the letter, food included.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Send one thing',
        focus: 'Something leaves the folder, even by an inch.',
        activities: [
          'Take out one item, say your line, and ask, enroll or send.',
          'Mark the date on the calendar before any answer comes.',
          'On day 30 count attempts only. Set the next one within two months, or retire the item in peace.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'Nobody in the research we hold tried affirmations against fear of failure as such. Exams come nearest. In a field experiment on one campus, students wrote two essays about their values as their hardest exam drew near. Their adrenaline stayed level on the day, while other students’ rose, and those who feared judgment most gained most [@sherman2009]. As for grades, 58 classroom studies found a small gain for students facing a stereotype about their group (0.15) and none for the rest [@wu2021].',
    'You may have been told to adopt a growth mindset. A large American experiment raised lower-achieving ninth-graders’ grades by about a tenth of a point [@yeager2019]. One meta-analysis puts the average close to nothing [@macnamara_burgoyne2023], another finds small gains in groups expected to benefit [@burnette2023]. “I may learn something” is as far as we would go.'
  ],
  limits: [
    'Plan and note are untested, and the warning from the four experiments rests on small samples.',
    'Failing costs some people more. With savings behind you an afternoon is an afternoon; with three jobs it may be the rent. If your margin is thin, small attempts are prudence.'
  ],
  commonMistakes: [
    {
      title: 'Telling the whole street',
      text: 'A review of 141 papers does find that goals work a little better in public or in a group [@epton2017]. Two kind people are public enough.'
    },
    {
      title: 'Curing it with one great leap',
      text: 'Quitting to prove a point raises the stake again. Afternoons first.'
    },
    {
      title: 'Feeding on famous failures',
      text: 'Those are told by people for whom it turned out well. You can be right to have tried without that ending.'
    },
    {
      title: 'Holding the inquiry for three weeks',
      text: 'The three-line report has one great merit: it ends.'
    }
  ],
  whenToSeekHelp: [
    'If fear keeps you from exams, work, medical tests or people, if panic comes with it, or if an old failure still fills your days, speak to a doctor or a therapist. Cognitive behavioral therapy is one thing to ask about. If exams are the trouble, your school may have a counselor.',
    'After a failure, shame can be savage for a night or two. If it brings thoughts of ending your life, don’t sit through it alone: wake someone, or use a helpline listed below. The result can be dealt with later, and with help.',
    'We offer information here, and it is not medical advice.'
  ],
  relatedProblems: ['perfectionism', 'procrastination', 'imposter-syndrome', 'job-loss']
}
