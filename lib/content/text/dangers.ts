/** Finds the dangers that a text names, such as drinking or suicide, by the `dangerWords` of content/search/distress.yaml. */
import { distress } from '../../../content/distress'
import { distressSubjects } from '../../../content/types'

const dangers = distressSubjects.flatMap((subject) => {
  const { dangerWords, isEmergency = false } = distress[subject]
  return dangerWords ? [{ subject, isEmergency, pattern: patternOf(dangerWords) }] : []
})

/** The dangers that a text names, each with the first word that names it. */
export function dangersIn(text: string) {
  return dangers.flatMap(({ subject, isEmergency, pattern }) => {
    const [word] = pattern.exec(text) ?? []
    return word ? [{ subject, isEmergency, word }] : []
  })
}

function patternOf(words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.map((word) => word.replace('*', '\\w*')).join('|')})\\b`, 'i')
}
