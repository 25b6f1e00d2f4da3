import type { Seo } from '../types'

/** The words of the page for practicing. */
export const practicePage = {
  title: 'Practice',
  lead: 'A few lines, one at a time, on the whole screen. It takes a minute or two.',
  first: 'Today begins with',
  seo: {
    title: 'Affirmation Practice: A Few Lines, One at a Time',
    description:
      'Practice three to ten affirmations one at a time, from today’s lines, a life area or your favorites. At your own pace or timed, read aloud if you like.',
    keywords: ['affirmation practice', 'guided affirmations', 'affirmation timer', 'affirmations read aloud']
  } satisfies Seo,
  setup: {
    source: 'Lines',
    today: 'Today’s ten lines',
    favorites: 'My favorites',
    count: 'How many',
    pace: 'Pace',
    ownPace: 'At my own pace',
    aloud: 'Read the lines aloud',
    voice: 'Voice',
    speed: 'Speed',
    breath: 'Show words for breathing in and out',
    begin: 'Begin'
  },
  how: {
    title: 'How to practice',
    items: [
      'Sit or stand in a way you can keep up for two minutes. Nothing else is needed.',
      'Read each line once, slowly. Say it aloud if nobody minds, or under your breath.',
      'If a line sounds false, skip it. A gentler one often works better than a bigger one.',
      'Stop whenever you like. Two lines you mean do more than ten you get through.'
    ],
    keys: 'With a keyboard: the arrow keys go on and back, the space bar goes on or pauses, Escape ends it. On a touch screen, swipe.',
    evidence:
      'What such sentences can and can’t do is on the [science hub](/science-hub). For a longer routine, read [the morning guide](/how-to-guide/morning-routine).'
  },
  today: {
    title: 'Today’s ten lines',
    intro:
      'The same for everyone today, and new tomorrow. Read them one below another, or begin the practice with them.'
  },
  end: {
    title: 'That’s all of them.',
    /** Over the lines, each with a heart. */
    stays: 'Keep the one that stays with you:',
    act: 'One small thing, if you like:',
    next: 'A reminder for tomorrow'
  },
  failed: 'The lines could not be loaded. Check your connection, or choose today’s lines.'
}

/** Things to do at the end of a practice: they take a minute, cost nothing, and can be left undone. */
export const smallActs = [
  'Drink a glass of water, slowly.',
  'Open a window and look out for a minute.',
  'Put both feet on the floor and let your shoulders drop.',
  'Write to someone you like: “I thought of you just now.”',
  'Put one thing back where it belongs.',
  'Step outside, even if only to the door.',
  'Choose the one task that matters today. Start with two minutes of it.',
  'Put your phone face down for the next five minutes.',
  'Stretch your arms up, then let them fall.',
  'Write down one line that stayed with you.',
  'Thank someone for something small.',
  'Set out what you need for tomorrow morning.'
]
