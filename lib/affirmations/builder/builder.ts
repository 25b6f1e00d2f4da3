/** Builds affirmations from a visitor's choices. Pure; runs in the browser. */
import { adverbs, type GoalId, library, openers, type StyleId } from '../../../content/builder'
import type { Intensity } from '../../../content/types'

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

/** The three sentences of the library for goal and intensity, after the composed one if the visitor gave words. */
export function buildAffirmations({ goal, style, intensity, customGoal = '' }: BuilderChoices): string[] {
  const sentences: string[] = [...library[goal][intensity]]
  return customGoal.trim() ? [composeSentence(style, intensity, customGoal), ...sentences] : sentences
}
