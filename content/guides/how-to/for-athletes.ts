import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'for-athletes',
  title: 'Self-Talk for Athletes: Two Words at the Right Moment',
  description:
    'How to build, rehearse and use short cues in training and competition, for weekend runners, club players and anyone learning a serve.',
  seo: {
    title: 'Affirmations for Athletes: Self-Talk That Helps You Perform',
    description:
      'Planned self-talk has real evidence in sport. Choose a two-word cue, rehearse it in training, write a script for the start, have a line ready after errors.',
    keywords: [
      'affirmations for athletes',
      'sports self-talk',
      'cue words',
      'pre-competition routine',
      'mental training'
    ]
  },
  category: 'technique',
  readTime: '6 min read',
  difficulty: 'Intermediate',
  extent: '5 Steps',
  introduction: [
    'Listen at any tennis court and you will hear affirmations, most of them bad ones. “Come on, you idiot.” “Don’t double-fault.” Players talk to themselves all the time; the open question is whether anyone has planned what they say.',
    'Sport is where short spoken lines have the best evidence. The lines that were tested look different from poster affirmations, though: they were planned in advance, and the ones that helped most with fine skills were instructions. “Elbow high.” “Push, glide.” This guide builds a handful of them and adds one longer sentence for the hours when nothing moves.'
  ],
  whoFor:
    'For people who train: the swimmer on her third attempt at a flip turn, the indoor-soccer goalkeeper, the archer, the sixty-year-old preparing for ten kilometers. Coaches can use it with a team.',
  notFor:
    'No cue should be used to talk over pain, dizziness or a concussion; those are for a doctor and they end the session. If sport has become tangled up with eating, weight or punishing yourself, leave performance guides alone for now and look for help. This page is not medical advice.',
  steps: [
    {
      title: 'Pick one movement and find its hinge',
      content: [
        'Choose a single skill that goes wrong under pressure. Film it on a phone or ask a training partner, then find the instant on which the rest depends: the toss, the plant of the left foot, the last breath before release. You want a cue for that instant and no other.',
        'New skills gain more from this than old ones. In a meta-analysis of 32 studies, planned self-talk helped by 0.48, a moderate amount, with bigger gains for new tasks and fine skills [@hatzigeorgiadis2011].'
      ],
      tips: ['Can’t decide? Take the skill you apologize for most.', 'A coach will name the hinge in ten seconds. Ask.']
    },
    {
      title: 'Cut the cue down to two words',
      content: [
        'For accuracy, use instruction: a body part and a direction, or a verb and a target. “Toss left.” “Soft knee.” “Watch seams.” In the same meta-analysis, instructional cues did best on fine skills. For effort, when technique is taken care of and the legs are complaining, a push word may serve: “drive”, “again”, “to the tree”.',
        'Say what to do. “Don’t drop it” puts the drop into your head and gives your hands no job.'
      ],
      tips: [
        'It has to fit the rhythm. Tap the movement on a table and speak along.',
        'Your own language and slang beat the manual’s.'
      ]
    },
    {
      title: 'Rehearse it where nothing is at stake',
      content: [
        'Give the cue a block in every session: ten repetitions aloud, ten whispered, ten in your head. After two weeks, add a disturbance, such as a scoreboard, a clock, a friend who coughs. A word that has never met pressure will stay in the locker room when you need it.',
        'Keep a tally of how often you used it against how often you meant to. Checking progress helps people reach their goals, and writing it down helps more [@harkin2016].'
      ],
      tips: ['Attach it to a trigger: “If I bounce the ball a second time, then I say the cue.”']
    },
    {
      title: 'Write a script for the last ten minutes',
      content: [
        'Competition nerves are easier to turn than to calm. People who said “I am excited” before singing, speaking or arithmetic did better than people who told themselves to be calm [@brooks2014]. Nobody in those experiments was at a starting line, so take it as a promising loan. Your script might run: name the feeling as excitement, look at the far end of the field, speak one sentence to yourself by name (“Lena, you have done this turn four hundred times”), then the cue, then quiet.',
        'That sentence is your affirmation, and it should be about work you did. Self-talk by name eased distress before public speaking and first meetings [@kross2014]; for matches we are again borrowing.'
      ],
      tips: [
        'Put the script on tape around your water bottle.',
        'Same order every time, home and away, friendly or final.'
      ]
    },
    {
      title: 'Have a line ready for the error',
      content: [
        'You will miss. Decide now what comes in the five seconds afterward: a gesture that ends it (wipe the palm, retie a lace), a neutral report (“Long.”), and the cue for the next one. Keep judgment for the notebook.',
        'After the event, write what happened in the third person, like a fair local reporter: what she did well, what she will train on Tuesday.'
      ],
      tips: [
        'Agree with a partner on one word that means “next ball”.',
        'Courage of the slower kind has its own lines in [courage practice](/category/weekly/courage-practice).'
      ]
    }
  ],
  examples: [
    {
      poor: 'I am unbeatable.',
      good: 'First step early.',
      explanation: 'Being unbeatable is tested by the opponent, usually within minutes. An early step is tested by you.'
    },
    {
      poor: 'Don’t look down, don’t look down.',
      good: 'Eyes, hold, hip in.',
      explanation:
        'For a climber, a row of don’ts points the gaze to where it shouldn’t go. Three words give three places to be.'
    },
    {
      poor: 'Pain is weakness leaving the body.',
      good: 'My breath is heavy and my form is good. To the next lamp post.',
      explanation:
        'A slogan that treats pain as a virtue is how people get injured. Check the form, then choose a distance.'
    },
    {
      poor: 'I deserve to win today.',
      good: 'Sixty cold mornings are in these arms. Let them row.',
      explanation: 'Deserving invites a debate with the other boat, which trained too.'
    },
    {
      poor: 'Idiot. Typical.',
      good: 'Late. Watch the hand.',
      explanation: 'Both take a second. The reporter leaves you with something for the next ball.'
    }
  ],
  scientificBasis: [
    'The 0.48 comes from 62 separate effects in sport and motor tasks [@hatzigeorgiadis2011], and a later re-analysis arrived at nearly the same size. It concerns performance of the trained skill. Whether such cues change how athletes feel about themselves is a different question, which it doesn’t answer.',
    'Big personal claims are less well placed. A sentence like “I’m a lovable person” helped people with high self-esteem a little and hurt those with low self-esteem in one study [@wood2009], a pattern that two others did not reproduce [@flynn_bordieri2020]. Nor does dreaming of the podium help much: rosy fantasies left people with less energy in four experiments [@kappes_oettingen2011]. Thinking of the obstacle and making a plan has done modestly better [@wang2021].'
  ],
  limits: [
    'Since the gains were larger for new skills, expect less if you have served ten thousand times; for you a cue may mainly protect what you have. In open play with many decisions, a cue can also distract, so keep it for closed moments: serves, starts, penalties, transitions.',
    'After a defeat that shakes you, values may help less than you’d think. In laboratory studies, people who affirmed theirs and then failed tried less hard in the next round [@vohs2013]. Talk with your coach, rest, and go back to one movement.'
  ],
  commonMistakes: [
    {
      title: 'Five cues at once',
      text: 'By the third word the ball is past you. Run one cue for a month.'
    },
    {
      title: 'Saving it for match day',
      text: 'The cue is part of the skill. It needs the same number of dull repetitions.'
    },
    {
      title: 'Shouting it at teammates',
      text: 'Your “push” may be somebody else’s “oh no”. Let each player choose.'
    },
    {
      title: 'Keeping a cue that has done its work',
      text: 'When the movement runs by itself, silence is better. Find the next hinge.'
    }
  ]
}
