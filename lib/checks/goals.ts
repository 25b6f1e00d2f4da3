/** Checks that the builder says the words of visitors as content/goal-examples.yaml has it. */
import goalExamples from '../../content/generated/goal-examples.json'
import { sayNaturally } from '../affirmations/builder/natural-reading'
import type { ContentIssue } from '../content/issues/issue'

export function checkGoals(): ContentIssue[] {
  const { said, nothing } = goalExamples
  return [
    ...Object.entries<string[]>(said).flatMap(([ending, all]) => all.flatMap((words) => checkGoal(words, ending))),
    ...nothing.flatMap((words) => checkGoal(words))
  ]
}

/** @param ending of the sentence that they should make; undefined if they should make none */
export function checkGoal(words: string, ending?: string): ContentIssue[] {
  const made = sayNaturally('present', 'gentle', words)
  if (made === (ending && `I am learning ${ending}.`)) return []
  const message = `“${words}” makes ${made ? `“${made}”` : 'nothing'}: add a word to content/goal-words.yaml, or change the example`
  return [{ where: 'content/goal-examples.yaml', message, words }]
}
