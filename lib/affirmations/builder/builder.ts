/** Builds affirmations from a visitor's choices. Pure; runs in the browser. */
import { adverbs, type GoalId, library, openers, type StyleId } from '../../../content/pages/builder'
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

/** Opener by style, adverb by intensity, then the visitor's own words. */
export function composeSentence(style: StyleId, intensity: Intensity, customGoal: string): string {
  return `${openers[style]} ${adverbs[intensity]} ${customGoal.trim()}`
}

/** The sentence with the visitor's own words: as it is composed, then as a person would say it, if that differs. */
export function wordingsOf({ style, intensity, customGoal = '' }: Omit<BuilderChoices, 'goal'>): string[] {
  if (!customGoal.trim()) return []
  const composed = composeSentence(style, intensity, customGoal)
  const natural = sayNaturally(style, intensity, customGoal)
  return natural === undefined || natural === `${composed}.` ? [composed] : [composed, natural]
}

/** The three sentences of the library for goal and intensity, after the composed one if the visitor gave words. */
export function buildAffirmations({ goal, ...choices }: BuilderChoices): string[] {
  return [...wordingsOf(choices).slice(0, 1), ...library[goal][choices.intensity]]
}
