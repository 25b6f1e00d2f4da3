import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'affirmation-journaling',
  title: 'Affirmation Journaling: Four Pages Worth Filling',
  description:
    'A cheap notebook, ten minutes three times a week, and four kinds of page: the why, the argument, the proof and the look back.',
  seo: {
    title: 'Affirmation Journaling: How to Start and What to Write',
    description:
      'Writing a line fifty times wears it out. Four kinds of journal page do more: why it matters, the argument, the proof, the monthly look back. With examples.',
    keywords: [
      'affirmation journal',
      'affirmation journaling',
      'journal prompts',
      'writing affirmations down',
      'self-reflection'
    ]
  },
  category: 'technique',
  readTime: '6 min read',
  difficulty: 'Beginner',
  extent: '10 Minutes, 3 Days a Week',
  introduction: [
    'There is an old piece of advice to write your affirmation fifty times a day. Try it and see what occurs around the twentieth: the hand goes on, the mind is at the supermarket. Copying is good for penmanship. A journal can do something that copying can’t, which is answer back.',
    'In this version the line appears once at the top of the page and the rest of the page deals with it. You rotate through three kinds of entry in a week and add a fourth at the end of the month. Ten minutes each, by a clock, so that opening the notebook stays a light thing to do.'
  ],
  whoFor:
    'For those who think with a pen, who distrust speaking aloud in an empty room, or who have a line they want to test over weeks instead of feel for a morning.',
  notFor:
    'If writing sends you in circles, with every page ending lower than it began, stop; your mind may need company more than paper. After something traumatic, begin with a professional. A notebook also needs a safe place. If somebody at home would use your words against you, leave nothing written down.',
  steps: [
    {
      title: 'Set up a notebook that you can’t spoil',
      content: [
        'Buy or find one that cost almost nothing. A beautiful one demands beautiful sentences. Inside the cover write the date, your line, and one rule: no entry has to be good. Decide now that nobody reads it, including the you who may be tempted to show off for posterity.',
        'Pick three weekdays and a seat. The same seat is more useful than the same mood.'
      ],
      tips: [
        'No line yet? Fetch two candidates from [the generator](/generator) and let the first week choose.',
        'A notes app will do on the train. On paper it is easier to see that last month existed.'
      ]
    },
    {
      title: 'First day of the week: the why page',
      content: [
        'Copy the line and beneath it finish “This matters because…” Then leave abstractions quickly and go to a place: a kitchen, a shop floor, a hospital bed where someone taught you patience by having it. Describe one occasion on which you lived up to the line, even by accident.',
        'This page borrows from the values exercises in research. In two laboratory experiments, three minutes of writing about a cherished value were enough to make people feel kinder toward themselves, and those who began with the least self-kindness gained most [@lindsay_creswell2014]. How long that lasts was not measured.'
      ],
      tips: [
        'When the same reason appears for the third week, ask it a question: since when? says who? what would my brother say?'
      ]
    },
    {
      title: 'Midweek: the argument page',
      content: [
        'Draw a line down the middle. On the left, the affirmation. On the right, whatever your mind replies, verbatim and unpolished: “Ha.” “Tell that to the bank.” Write on the left again, answering the reply with a fact. Go back and forth five or six times. At the bottom, write a sentence that both columns could sign.',
        'You are looking at one thing from two sides, and there is support for that. When people in a well-known study considered how a positive statement was true *and* how it was untrue, those with low self-esteem had an easier time of it [@wood2009]. Rethinking a situation in general has a small to medium effect on how it feels [@webb2012].'
      ],
      tips: [
        'No insults from the right-hand column that you would not read out to a friend. Ask it to rephrase.',
        'If the right side is simply correct, change your line. Losing an argument is a result.'
      ]
    },
    {
      title: 'End of the week: the proof page',
      content: [
        'List three things you did since the why page that fit the line, with day and place. Small is welcome, vague is not: “Tues., pharmacy, let the man with one item go ahead” passes, “was patient” fails. If there is only one, describe it at length. If there is none, write what got in the way and one if-then plan for the coming week.',
        'Here you are keeping a record of progress, and over 138 randomized studies that kind of checking helped people reach their goals, particularly in writing [@harkin2016].'
      ],
      tips: [
        'Leave out luck and compliments. Only acts count on this page.',
        'Plans are explained in [if-then plans](/how-to-guide/if-then-plans).'
      ]
    },
    {
      title: 'End of the month: the look back',
      content: [
        'Read the lot in one sitting with a pencil of another color. Mark surprises. Then give the line one of three stamps: keep, rewrite, retire. Four weeks is a practical stretch for such a trial and nothing in the research makes it magical.',
        'Look also at the drift of the pages. Are the proofs getting longer? Has the right-hand column changed its tune? Write yourself half a page, addressed by name, on what this month has been like.'
      ],
      tips: ['Put retired lines on the last page with their dates. In a year they will read like old addresses.']
    }
  ],
  examples: [
    {
      poor: 'I am patient. I am patient. I am patient.',
      good: 'I am learning patience, mostly at the pharmacy. On Tuesday I managed four minutes.',
      explanation: 'Repetition asks to be believed. A Tuesday and a pharmacy can be looked up.'
    },
    {
      poor: 'Dear diary, today was awful and I was awful too.',
      good: 'Today had an awful hour, 2 to 3, in the back office. What I did at 3:05 was open a window.',
      explanation: 'Once an hour has edges, the other twenty-three come back into view.'
    },
    {
      poor: 'I must write every day or it does not count.',
      good: 'Three pages a week. I missed Thursday, so Saturday has a page about Thursday.',
      explanation: 'Rules with no slack are usually kept until the first cold.'
    },
    {
      poor: 'Everyone at work respects me.',
      good: 'Left column: I know this machine. Right column: he laughed. Both can sign: I know this machine, and I can say so again tomorrow.',
      explanation:
        'Other people’s opinions can’t be affirmed into being. What you know, and what you’ll say, are yours.'
    }
  ],
  scientificBasis: [
    'Studies of affirmation journals as such are missing from our library. The relatives are values writing, whose effects in a meta-analysis of 129 tests were small (0.29 for general well-being) [@zhang2025], and gratitude diaries, which help a little when the comparison is doing nothing (0.31) and draw level with other active exercises [@davis2016].',
    'One comparison deserves mention because it is sober. When researchers repeated the famous experiment in which a positive statement hurt people with low self-esteem, they found neither harm nor help [@flynn_bordieri2020]. It may be that a bare statement does very little by itself, and that what matters is the thinking around it. That is a guess, and the reason why our pages leave so much room under the line.'
  ],
  limits: [
    'Journals suit some minds and tire others. Three weeks will tell you. Nothing here has been tested as a program, and a notebook is no treatment for depression, anxiety or trauma; this is not medical advice.',
    'Be careful with reading back in a low stretch. A mind in that state finds evidence for itself on any page. Give the notebook to a drawer for two weeks and see someone instead.'
  ],
  commonMistakes: [
    {
      title: 'Copying to fill space',
      text: 'If you are on the second identical sentence, turn it into a question and answer that.'
    },
    {
      title: 'Writing only on bad days',
      text: 'The book becomes a weather station that opens in storms. Fixed weekdays catch the mild ones as well.'
    },
    {
      title: 'Editing for a reader',
      text: 'Watch for sentences that explain who people are. You know who they are.'
    },
    {
      title: 'Skipping the proof page',
      text: 'It’s the dullest of the four and the one you’ll be glad of in November.'
    }
  ]
}
