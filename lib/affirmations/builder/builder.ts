/** Builds affirmations from a visitor's choices. Pure; runs in the browser. */
import {
  adverbs,
  builderIntensities,
  type GoalId,
  goals,
  library,
  openers,
  type StyleId,
  styles
} from '../../../content/pages/builder'
import type { Intensity } from '../../../content/types'
import { sayNaturally } from './natural-reading'

/** The longest custom goal, in characters after trimming. */
export const CUSTOM_GOAL_LIMIT = 200

export interface BuilderChoices {
  goal: GoalId
  style: StyleId
  intensity: Intensity
  /** The visitor's own words; blank means none. */
  customGoal?: string
}

/** The values of the form's fields; empty strings for what is not chosen. */
export interface BuilderValues {
  goal: GoalId | ''
  style: StyleId | ''
  intensity: Intensity | ''
  customGoal: string
}

/** The values of fields that may hold anything: what is none of the choices counts as not chosen. */
export function knownValues({
  goal,
  style,
  intensity,
  customGoal
}: Record<keyof BuilderValues, string>): BuilderValues {
  return {
    goal: goals.find(({ id }) => id === goal)?.id ?? '',
    style: styles.find(({ id }) => id === style)?.id ?? '',
    intensity: builderIntensities.find(({ id }) => id === intensity)?.id ?? '',
    customGoal
  }
}

/** Opener by style, adverb by intensity, then the visitor's own words. */
export function composeSentence(style: StyleId, intensity: Intensity, customGoal: string): string {
  return `${openers[style]} ${adverbs[intensity]} ${customGoal.trim()}`
}

/** The sentence with the visitor's own words: as it is composed, then as a person would say it, if that differs. */
export function wordingsOf({ style, intensity, customGoal = '' }: Omit<BuilderChoices, 'goal'>): string[] {
  if (!customGoal.trim()) return []
  const composed = composeSentence(style, intensity, customGoal)
  // The rules are for a goal of a few words, and their time grows with the square of its length. A character has up to two units.
  const isTooLong = customGoal.trim().length > 2 * CUSTOM_GOAL_LIMIT
  const natural = isTooLong ? undefined : sayNaturally(style, intensity, customGoal)
  return natural === undefined || natural === `${composed}.` ? [composed] : [composed, natural]
}

/** The three sentences of the library for goal and intensity, after the composed one if the visitor gave words. */
export function buildAffirmations({ goal, ...choices }: BuilderChoices): string[] {
  return [...wordingsOf(choices).slice(0, 1), ...library[goal][choices.intensity]]
}
