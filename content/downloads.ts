/**
 * The printable sheets of the library, as data. Each becomes /downloads/{id}.pdf by `npm run content:sheets`. Plain text, no
 * marks.
 */
import { adverbs, builderIntensities, goals, library, openers, styles } from './pages/builder'

/** One printed card or box: a heading if any, then prompts in faint ink, each with ruled lines to write on. */
export interface SheetCard {
  title?: string
  prompts: string[]
  /** Text already filled in: as an example, one entry a prompt; on a card to cut out, what it says. */
  filled?: string[]
  /** Ruled lines under each prompt, 0 for none. */
  lines: number
}

export type SheetBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** A prompt with ruled lines under it. */
  | { kind: 'lines'; prompt?: string; count: number }
  /** A table: a header and rows with their first cell printed and the others left empty. */
  | { kind: 'rows'; columns: string[]; rows: string[] }
  | { kind: 'cards'; columns: 1 | 2; cut: boolean; cards: SheetCard[] }
  | { kind: 'checkboxes'; prompt?: string; items: string[] }

export interface Sheet {
  id: string
  title: string
  intro: string
  blocks: SheetBlock[]
  /** The origin of the exercise and how far the evidence goes; printed small at the foot. */
  sourceNote: string
  /** Keys of the studies that the note rests on, to be printed as references. */
  studies: string[]
}

function week(first: number, last: number): SheetBlock {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => `Day ${first + index}`)
  return { kind: 'rows', columns: ['Day', 'Date', 'Said it', 'Three words'], rows }
}

export const sheets: Sheet[] = [
  {
    id: '30-day-practice',
    title: '30 days, one line',
    intro:
      'A month as an experiment on yourself. Choose a line, tie it to something you do every day, and ' +
      'write three words when you have said it. An empty row is just an empty row.',
    blocks: [
      { kind: 'heading', text: 'Before you start' },
      { kind: 'lines', prompt: 'My line:', count: 2 },
      { kind: 'lines', prompt: 'I say it right after:', count: 1 },
      { kind: 'lines', prompt: 'What I would like to notice by the end:', count: 2 },
      { kind: 'heading', text: 'Week one' },
      week(1, 7),
      { kind: 'lines', prompt: 'Does the line sound true, nearly true, or false? Change it if you like.', count: 2 },
      { kind: 'heading', text: 'Week two' },
      week(8, 14),
      { kind: 'lines', prompt: 'When did I forget? Is there a steadier moment to tie it to?', count: 2 },
      { kind: 'heading', text: 'Week three' },
      week(15, 21),
      {
        kind: 'lines',
        prompt: 'Day 21, a first check: what is different, if anything? “Nothing” is an answer.',
        count: 2
      },
      { kind: 'heading', text: 'Week four and two days' },
      week(22, 30),
      { kind: 'lines', prompt: 'What did I do this month that fits the line?', count: 3 },
      { kind: 'heading', text: 'And now' },
      {
        kind: 'checkboxes',
        prompt: 'I decide:',
        items: [
          'I keep going with this line.',
          'I go on with a different one.',
          'I try writing about my values.',
          'I stop. It isn’t for me.'
        ]
      }
    ],
    sourceNote:
      'Thirty days are a convenient frame; no study shows that the number matters. In a trial with students, a ' +
      'month of 20 seconds a day of self-compassionate touch made no overall difference compared with finger tapping; ' +
      'an advantage among those who practiced nearly daily may reflect who keeps going. When everyday habits were ' +
      'timed, missing one day mattered little.',
    studies: ['susman2024', 'lally2010']
  },
  {
    id: 'values-writing',
    title: 'Writing about what matters',
    intro:
      'About fifteen minutes, alone, with a pen. No one else will read it. Don’t look for good sentences; write the ' +
      'way you would talk to someone who likes you. A good time is shortly before something stressful.',
    blocks: [
      {
        kind: 'checkboxes',
        prompt: 'Check the one that is most yours, or add your own:',
        items: [
          'Being a good friend',
          'Family',
          'Making things',
          'Honesty',
          'Learning',
          'Faith or spirit',
          'Humor',
          'Being fair',
          'Nature',
          'Looking after others',
          'Standing on my own feet',
          'Something else: ____________________'
        ]
      },
      { kind: 'lines', prompt: '1. Why does this matter to me? Who or what taught me to care about it?', count: 6 },
      {
        kind: 'lines',
        prompt: '2. A time it showed in something I did. Where was I, who was there, what happened?',
        count: 7
      },
      { kind: 'lines', prompt: '3. What would a person close to me say about me and this value?', count: 5 },
      { kind: 'lines', prompt: '4. Something hard is coming. What part of me will it leave untouched?', count: 5 },
      { kind: 'lines', prompt: '5. One thing I can do this week, of any size, that fits:', count: 3 },
      { kind: 'text', text: 'Underline any phrase above that feels right. It may be an affirmation already.' }
    ],
    sourceNote:
      'Modeled on the writing exercises of self-affirmation research; the prompts are ours and haven’t been ' +
      'tested in this form. In two studies, a stress hormone rose less in people who had thought or ' +
      'written about their values than in controls. Across 129 tests, self-affirmation exercises of several kinds ' +
      'improved well-being a little. Results on grades are mixed, and a large repeat in schools found no effect.',
    studies: ['creswell2005', 'sherman2009', 'zhang2025', 'hanselman2017']
  },
  {
    id: 'if-then-planner',
    title: 'If-then planner',
    intro:
      'A line does more when a plan goes with it. For each box take one wish for this week, look at ' +
      'what will get in the way, and decide ahead of time what you will do when it does.',
    blocks: [
      {
        kind: 'cards',
        columns: 1,
        cut: false,
        cards: [
          {
            title: 'Example',
            prompts: ['My line:', 'What gets in the way:', 'If', 'then I will'],
            filled: [
              'My opinion belongs in this conversation.',
              'Someone starts talking first, and I let it go.',
              'the second item on the agenda comes up,',
              'read out the sentence I wrote down this morning.'
            ],
            lines: 0
          }
        ]
      },
      {
        kind: 'cards',
        columns: 2,
        cut: false,
        cards: [
          { prompts: ['My line:', 'What gets in the way:', 'If', 'then I will'], lines: 1 },
          { prompts: ['My line:', 'What gets in the way:', 'If', 'then I will'], lines: 1 },
          { prompts: ['My line:', 'What gets in the way:', 'If', 'then I will'], lines: 1 },
          { prompts: ['My line:', 'What gets in the way:', 'If', 'then I will'], lines: 1 },
          { prompts: ['My line:', 'What gets in the way:', 'If', 'then I will'], lines: 1 },
          { prompts: ['My line:', 'What gets in the way:', 'If', 'then I will'], lines: 1 }
        ]
      },
      { kind: 'heading', text: 'A good “if”' },
      {
        kind: 'checkboxes',
        items: [
          'It’s a moment someone else could see: a time, a sound, a place.',
          'It will happen this week, whatever my mood.',
          'The “then” takes less than five minutes to begin.'
        ]
      },
      { kind: 'lines', prompt: 'On Sunday: which plan met its moment, and what happened?', count: 3 }
    ],
    sourceNote:
      'Across 94 tests, people who added an if-then plan to a goal did clearly better at reaching it than people with ' +
      'the goal alone. In 21 field studies, picturing the wish and the obstacle first helped somewhat, compared with ' +
      'groups without it, and less from a document than with a person. Being asked to check progress also helped ' +
      'somewhat, compared with controls.',
    studies: ['gollwitzer_sheeran2006', 'wang2021', 'harkin2016']
  },
  {
    id: 'affirmation-cards',
    title: 'Eight blank cards',
    intro:
      'Cut along the lines. Write in your own words; the faint print is only there to get the pen moving. Keep one ' +
      'in your wallet and one at home, and give one away.',
    blocks: [
      {
        kind: 'cards',
        columns: 2,
        cut: true,
        cards: [
          { prompts: ['I can …'], lines: 3 },
          { prompts: ['I am learning to …'], lines: 3 },
          { prompts: ['Today it is okay to …'], lines: 3 },
          { prompts: ['What I care about here is …'], lines: 3 },
          { prompts: ['Last time it was hard, I …'], lines: 3 },
          { prompts: ['If …, then I …'], lines: 3 },
          { prompts: ['(my name), you …'], lines: 3 },
          { prompts: ['A line for someone else:'], lines: 3 }
        ]
      },
      {
        kind: 'text',
        text:
          'Test for a card: say it aloud on a plain day. If something in you answers “that’s not true,” make the ' +
          'line smaller.'
      }
    ],
    sourceNote:
      'Students with low self-esteem who repeated “I’m a lovable person” felt worse than those who didn’t, and a ' +
      'direct repeat found no difference; so these prompts begin small. People told to think about themselves by ' +
      'name or as “you” around a first meeting or a speech showed less distress than people using “I.” The cards ' +
      'themselves haven’t been tested.',
    studies: ['wood2009', 'flynn_bordieri2020', 'kross2014']
  },
  {
    id: 'gratitude-week',
    title: 'A week of gratitude',
    intro:
      'Three lines an evening, as particular as you can make them: “my brother drove across town to help” will ' +
      'last longer than “my family.” You can skip a day. On a bad one, something small counts, and so does writing ' +
      'that there was nothing.',
    blocks: [
      { kind: 'lines', prompt: 'Monday. Something kind that someone did:', count: 3 },
      { kind: 'lines', prompt: 'Tuesday. Something within arm’s reach:', count: 3 },
      { kind: 'lines', prompt: 'Wednesday. Something that went less badly than I feared:', count: 3 },
      { kind: 'lines', prompt: 'Thursday. A sound, a smell, a taste:', count: 3 },
      { kind: 'lines', prompt: 'Friday. A person I haven’t thanked:', count: 3 },
      { kind: 'lines', prompt: 'Saturday. A thing I own that was once a wish:', count: 3 },
      { kind: 'lines', prompt: 'Sunday. Anything at all:', count: 3 },
      { kind: 'text', text: 'If the name from Friday is still on your mind, two lines in a message will do.' }
    ],
    sourceNote:
      'Gratitude exercises gave a small average rise in well-being (0.19) over 145 papers from 28 countries. Anxiety ' +
      'was not clearly reduced, and researchers advise people who seek relief from depression or anxiety to choose ' +
      'methods with stronger evidence.',
    studies: ['choi2025', 'davis2016', 'cregg_cheavens2021']
  },
  {
    id: 'builder-on-paper',
    title: 'Builder on paper',
    intro:
      'The builder of this site, for a kitchen table. Choose an opening and a strength, join them, and go on in your ' +
      'own words. If the join sounds wrong, change the form of the verb, or the whole line. It is yours.',
    blocks: [
      { kind: 'checkboxes', prompt: 'My goal:', items: goals.map(({ label }) => label) },
      { kind: 'lines', prompt: 'In my own words:', count: 2 },
      {
        kind: 'checkboxes',
        prompt: 'The opening:',
        items: styles.map(({ id, label }) => `${label}: “${openers[id]} …”`)
      },
      {
        kind: 'checkboxes',
        prompt: 'The strength:',
        items: builderIntensities.map(({ id, label }) => `${label}: “… ${adverbs[id]} …”`)
      },
      { kind: 'lines', prompt: 'Opening, strength, my words, joined:', count: 2 },
      { kind: 'lines', prompt: 'The same with the other form of the verb (speak, speaking):', count: 2 },
      { kind: 'lines', prompt: 'One size smaller, if something in me answers “that’s not true”:', count: 2 },
      { kind: 'lines', prompt: 'The line I keep, and when I say it:', count: 2 }
    ],
    sourceNote:
      'Students with low self-esteem who repeated “I’m a lovable person” felt worse than those who didn’t, and a ' +
      'direct repeat found no difference; so the strength is yours to choose. The finished sentences haven’t been tested in a study.',
    studies: ['wood2009', 'flynn_bordieri2020']
  },
  {
    id: 'lines-for-a-jar',
    title: 'Eighteen lines for a jar',
    intro:
      'Cut along the lines, fold, and draw one a day. Put back what helped. Throw out what sounds false, and write ' +
      'a better one on its back.',
    blocks: [
      {
        kind: 'cards',
        columns: 2,
        cut: true,
        cards: goals.flatMap(({ id }) => library[id].gentle.map((line) => ({ prompts: [], filled: [line], lines: 0 })))
      }
    ],
    sourceNote:
      'The gentle lines of the builder. Students with low self-esteem who repeated “I’m a lovable person” felt worse ' +
      'than those who didn’t, and a direct repeat found no difference. Drawing lines from a jar hasn’t been tested.',
    studies: ['wood2009', 'flynn_bordieri2020']
  }
]
