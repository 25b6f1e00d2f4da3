import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'success',
  subcategory: 'creative-work',
  title: 'Creative Work Affirmations for the Messy Middle',
  description: 'What to say before the first mark, while it looks like a mistake, and when you hand it to someone.',
  seo: {
    title: 'Creative Work Affirmations for Blank Pages and Drafts',
    description:
      'Affirmations for artists, writers, makers and musicians: start before you feel ready, keep the critic for Friday, show one person. With honest limits.',
    keywords: [
      'affirmations for artists',
      'affirmations for writers',
      'creative block affirmations',
      'creativity affirmations'
    ]
  },
  badges: ['First drafts', 'Making and showing'],
  introduction: [
    'There is a stage in nearly every made thing when it looks like an accident. The underpainting is mud. The second verse rhymes with nothing, or the sleeve has gone in backward. Finishing is largely a matter of staying in the room with it for another twenty minutes.',
    'Most makers carry a critic who has a good eye and dreadful timing. Friday, with a red pencil, is when you want that critic. On Monday you want a hand that moves. The lines on this page are for keeping the appointment and for postponing the review.',
    'They are meant for choir arrangers, cake decorators, people who write fan fiction on the ferry, furniture restorers, game designers, and anyone with a drawer that nobody has seen into.'
  ],
  benefits: [
    {
      title: 'A cheaper beginning',
      text: 'If the first page is agreed to be bad, it costs very little to make one.'
    },
    {
      title: 'The critic gets office hours',
      text: 'A line such as “notes on Friday” lets you put a doubt aside in writing, where it will keep.'
    },
    {
      title: 'Less hangs on a single piece',
      text: 'When you have named the practice as yours, a failed glaze is a failed glaze, and there is more clay.'
    },
    {
      title: 'Praise lands somewhere useful',
      text: 'Crediting the session, “I stayed for forty minutes,” rewards a thing that you can do again. Talent is harder to repeat on purpose.'
    },
    {
      title: 'Showing becomes a task',
      text: 'One reader, one question, one day: with those three decided, sending the file is an errand with a nervous stomach.'
    }
  ],
  howToUse: [
    {
      title: 'Before: a line, then a mark you may throw away',
      text: 'Lay out only what the first minute needs. Read your line once, standing up. Something like “I’m here to make the bad one” will do nicely. Then make a mark within a minute: a wash of tea-colored paint, three chords, the words “what I am trying to say is.” If the line is long enough to admire, shorten it. On days when ten minutes is all there is, do ten minutes and write down that you did.'
    },
    {
      title: 'During: an instruction for the hands',
      text: 'When the accident stage arrives, general encouragement slides off. Say what the hand should do next: “bigger brush,” “cut the second line,” “slower on the shift to G,” “leave the edge alone.” If nothing comes, ask a question with a small answer. *Which corner bothers me least?* Work outward from that corner. When you notice that you are explaining to an imaginary jury why it is not good yet, put the jury’s remark on a slip of paper and go back to the corner.'
    },
    {
      title: 'After: one fact, one person, one question',
      text: 'Close each session with a fact in a notebook: 212 words, one sleeve, bars 9 to 16 without stopping. Once a week, or once a month, choose somebody who likes you and likes the form, and show a piece that is not finished. Ask a question that can be answered in a sentence: “Where did you get bored?” “Which mug would you drink from?” Your line for pressing *send* can be very plain. “It is ready for one pair of eyes.”'
    }
  ],
  tips: [
    {
      title: 'Keep a drawer for leftovers',
      text: 'Abandoned drafts have good parts in them. Save the pieces, label them, and go looking when you need a button.'
    },
    {
      title: 'Copy somebody on purpose',
      text: 'For one session imitate a thing you love, stroke by stroke, and write the source on the back. The line for it: “I am learning her hands.”'
    },
    {
      title: 'Tie it to the kettle',
      text: 'A steady cue spares you the daily decision. After lunch, after prayers, after the last bus: whichever comes around most reliably.'
    },
    {
      title: 'Separate rent from art on paper',
      text: 'If you sell your work, give the pricing its own hour and its own line. Deciding what a lamp costs with wet paint on your fingers is hard on both jobs.'
    },
    {
      title: 'Read aloud to the dog',
      text: 'Whatever the medium, let a creature that has no opinion be the first audience: the dog, the mirror, the parked car. You will hear the slow part yourself.'
    },
    {
      title: 'Write your own line',
      text: 'Makers are picky about words, rightly. Take any line below apart and build one with your own nouns in the [builder](/builder).'
    }
  ],
  scientificBasis: [
    'No study in our files gave affirmations to painters, writers or musicians. One comes within sight. Eighty undergraduates solved 30 word-association puzzles while an evaluator sat there. Those who had been under stress for a long time did poorly, unless they had first done a short exercise on their values; then they solved more [@creswell2013]. The exercise did its work for the stressed, in one sitting, on a task with right answers. A sonnet has none.',
    'The advice to give your hands an instruction is borrowed from sport. A meta-analysis of 32 studies found that planned self-talk improved performance moderately (0.48), and that for fine, precise movements instructional cues did best [@hatzigeorgiadis2011]. Throwing a dart and drawing a curve may have something in common, though nobody in that review held a brush.',
    'As for questions, four small experiments favored “Will I?” over “I will” before a puzzle [@senay2010], and two later attempts failed to find the difference [@puchalska_wasyl2014]. So we offer questions because they are pleasant to work with and make no further claim. Writing down what you did at the end has better backing: across 138 randomized studies, prompted checking of progress helped people reach goals (d = 0.40), and more when it was recorded [@harkin2016].',
    'A friendly tone toward your own failures has been studied under the name of self-compassion. Three minutes of writing about a cherished value raised it in two small laboratory experiments, most in people who had little of it beforehand [@lindsay_creswell2014]. Whether such people go on to make more pots, nobody has measured.'
  ],
  limits: [
    'Lines can get you to the table. They have no say in taste, fashion, who knows the gallery owner or which week an editor has the flu. Plenty of good work goes unseen, and people with time, money and a spare room get more attempts than people without. Count what you made, and be slow to read a verdict into what happened next.',
    'Some silences are the right ones. If you have stopped after a death, a birth or a hard year, you may be fallow, and a season without making is nothing to fix. If you erase every draft, the guide on [perfectionism](/problem-solution/perfectionism) fits better than this page.',
    'Should the emptiness reach past the work, so that food, friends and sleep have lost their color as well, or should you need alcohol or pills to begin, talk to a doctor or a therapist. Some makers fear that help will cost them the art. You matter more than it does. None of this is medical advice.'
  ]
}
