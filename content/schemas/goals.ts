import { z } from 'zod'
import { text } from './fields'

const words = z.array(text).min(1)

/** content/goal-words.yaml. */
export const goalWordsSchema = z.strictObject({
  verbs: words,
  verbsBeforeOf: words,
  adjectives: words,
  roles: words,
  notPersons: words,
  burdens: words,
  atEase: words,
  painful: words,
  ingNouns: words
})

/** content/goal-examples.yaml. */
export const goalExamplesSchema = z.strictObject({ said: z.record(text, words), nothing: words })
