import type { Seo } from '../types'

/** The words of the generator page. */
export const generatorPage = {
  title: 'Daily Affirmation Generator',
  lead: 'One line, for what you need today.',
  seo: {
    title: 'Affirmation Generator: A New Line for What You Need Today',
    description:
      'Generate an affirmation for your day, health, work, love, gratitude or week. Check one area or none, copy or share the line, keep the ones you like.',
    keywords: ['affirmation generator', 'random affirmation', 'daily affirmation generator', 'positive affirmation']
  } satisfies Seo,
  focusLegend: 'Choose your focus areas',
  focusHint: 'Check the parts of life you want a line for. No box checked means any area.',
  strengths: {
    legend: 'Strength',
    choices: [
      { value: '', label: 'Any' },
      { value: 'gentle', label: 'Gentle' },
      { value: 'moderate', label: 'Moderate' },
      { value: 'bold', label: 'Bold' }
    ]
  },
  wink: { label: 'With a wink', hint: 'Only lines that joke.' },
  waiting: 'Your affirmation will appear here.',
  explanation: {
    title: 'How it works',
    paragraphs: [
      'The lines come from this site’s library; none is made up on the spot. The button picks one at random: with no area checked, from the lines that are for anyone; with one checked, from all of that area, so a line for one situation comes under its name. None comes again before you have seen all the others you asked for. Which ones you have seen is kept in this browser and goes nowhere else.',
      'Lines are tagged gentle, moderate or bold. If one sounds false to you today, that is useful to know: choose a strength, step down with “Gentler” where a line has one, or open the [builder](/builder). The [science hub](/science-hub) says what such sentences can and can’t do.'
    ]
  },
  tips: {
    title: 'Making it count',
    items: [
      'Keep one or two lines for a while before you collect more. Many people like five to ten a day. Research doesn’t name a best number.',
      'Tie the line to something you already do, like brushing your teeth or turning off the light.',
      'Follow it with one small step that fits. A sentence is easier to believe once you have acted on it.'
    ]
  }
}
