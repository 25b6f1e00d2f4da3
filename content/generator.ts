import type { Seo } from './types'

/** The words of the generator page. */
export const generatorPage = {
  title: 'Daily Affirmation Generator',
  lead: 'Check the parts of life you want a line for, or check none and be surprised. If the first one does not fit, ask again. Nobody counts.',
  seo: {
    title: 'Affirmation Generator: A New Line for What You Need Today',
    description:
      'Generate an affirmation for your day, health, work, love, gratitude or week. Check one area or none, copy or share the line, keep the ones you like.',
    keywords: ['affirmation generator', 'random affirmation', 'daily affirmation generator', 'positive affirmation']
  } satisfies Seo,
  focusLegend: 'Choose your focus areas',
  focusHint: 'No box checked means any area.',
  waiting: 'Your affirmation will appear here.',
  explanation: {
    title: 'What comes out of it',
    paragraphs: [
      'The lines come from the library of this site; nothing is composed at the press of the button. The button draws one of them at random, every line as likely as the next, and it does not know who you are.',
      'Lines are tagged gentle, moderate or bold. If one sounds false to you today, that is useful to know: draw another, or open the [builder](/builder) and choose the gentle setting. The [science hub](/science-hub) says what such sentences can and cannot do.'
    ]
  },
  tips: {
    title: 'Making it count',
    items: [
      'Keep one or two lines for a while before you collect more. Many people like five to ten a day; no study has found a best number.',
      'Tie the line to something you already do: the kettle, the bus stop, the light switch.',
      'Follow it with one small act that fits. A sentence is easier to believe once it has legs.'
    ]
  }
}
