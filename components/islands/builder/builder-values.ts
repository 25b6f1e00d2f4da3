import { adverbs, openers } from '@/content/pages/builder'
import type { CategoryName } from '@/content/types'
import {
  type BuilderChoices,
  type BuilderValues,
  CUSTOM_GOAL_LIMIT,
  knownValues,
  wordingsOf
} from '@/lib/affirmations/builder/builder'
import { countCharacters, hasRefusedCharacter, REFUSED_CHARACTER_MESSAGE } from '@/lib/content/text/characters'

/** The message for a form without all of its choices, in the words of the specification. */
export const MISSING = {
  title: 'Missing Information',
  text: 'Please select a goal, style, and intensity level to generate affirmations.'
}

/** The sky of each goal. */
export const SKIES: Record<BuilderChoices['goal'], CategoryName> = {
  confidence: 'daily',
  career: 'success',
  health: 'health',
  relationships: 'love',
  abundance: 'gratitude',
  peace: 'weekly'
}

export function skyOf({ goal }: BuilderValues): CategoryName {
  return goal === '' ? 'daily' : SKIES[goal]
}

export function readValues(form: HTMLFormElement): BuilderValues {
  const data = new FormData(form)
  const text = (name: keyof BuilderValues) => data.get(name)?.toString() ?? ''
  return knownValues({
    goal: text('goal'),
    style: text('style'),
    intensity: text('intensity'),
    customGoal: text('customGoal')
  })
}

export function isComplete(values: BuilderValues): values is BuilderValues & BuilderChoices {
  return Boolean(values.goal && values.style && values.intensity)
}

/** The error in the visitor's own words; empty if there is none. */
export function errorOfGoal({ customGoal }: BuilderValues): string {
  const count = countCharacters(customGoal)
  if (count > CUSTOM_GOAL_LIMIT) return `Please keep it to ${CUSTOM_GOAL_LIMIT} characters: it has ${count}.`
  return hasRefusedCharacter(customGoal.trim()) ? REFUSED_CHARACTER_MESSAGE : ''
}

/** The reason why the button is disabled; empty if it is not. */
export function missingOf(values: BuilderValues): string {
  const missing = [
    values.goal ? [] : 'a goal',
    values.style ? [] : 'a style',
    values.intensity ? [] : 'an intensity level'
  ].flat()
  if (missing.length > 0) return `Still to choose: ${new Intl.ListFormat('en-US').format(missing)}.`
  return errorOfGoal(values) && 'Your own words need a change: step 2 says which.'
}

/** The wordings of the sentence with the visitor's own words, none before style and intensity are chosen. */
export function wordingsOfValues({ style, intensity, customGoal }: BuilderValues): string[] {
  return style && intensity ? wordingsOf({ style, intensity, customGoal }) : []
}

/** How the sentence begins with what is chosen so far; before that, as it does with the first choices. */
export function beginningOf({ style, intensity }: BuilderValues): string {
  const adverb = adverbs[intensity || 'gentle']
  return [openers[style || 'present'], (intensity || !style) && adverb, '…'].filter(Boolean).join(' ')
}
