/** Finds the dangers that a text names, such as drinking or suicide, by the words of content/danger-words.ts. */
import { dangers } from '../../../content/danger-words'

const matchers = dangers.map((danger) => ({ ...danger, pattern: patternOf(danger.words) }))

/** The dangers that a text names, each with the first word that names it. */
export function dangersIn(text: string) {
  return matchers.flatMap(({ subject, isEmergency = false, pattern }) => {
    const [word] = pattern.exec(text) ?? []
    return word ? [{ subject, isEmergency, word }] : []
  })
}

function patternOf(words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.map((word) => word.replace('*', '\\w*')).join('|')})\\b`, 'i')
}
