import { z } from 'zod'
import { text } from './fields'
import { type DistressSubject, distressSubjects } from './names'

const words = z.array(text).min(1, 'needs at least one')
const phrases = words.describe('A search is meant that has all words of one of these: see the beginning of the file.')

export const distressEntrySchema = z.strictObject({
  title: text.describe('Above the helplines.'),
  text: text.describe('Below the title: what the people of the helplines can do.'),
  helplines: words
    .optional()
    .describe('The titles of the helplines in helplines.yaml that are for this: they come first.'),
  phrases: phrases.describe(
    'A search is meant that has all words of one of these, whatever their order, form and spelling. Apostrophes are left out. ' +
      'Words in capitals stand for any of their group. “!” begins a word that is not in the search. What begins with “=” is meant if it is all of the search.'
  ),
  examples: words.describe('Searches that are meant, as people write them: content:check tries them.'),
  search: text
    .optional()
    .describe(
      'What is looked for in its place. Without it nothing is: any line that says the words would misread them.'
    ),
  dangerWords: words
    .optional()
    .describe(
      'Whole words by which a text of the site names this danger, whatever their case. “*” stands for any ending.'
    ),
  isEmergency: z
    .boolean()
    .optional()
    .describe('true if a text that names this danger may have an emergency number or a crisis line, too.')
})

const subjects = Object.fromEntries(distressSubjects.map((name) => [name, distressEntrySchema]))

/** content/search/distress.yaml. */
export const distressSchema = z.strictObject({
  shortNumbers: text.describe('The numbers that most visitors can call, above the helplines of every subject.'),
  meantAsTheyStand: words.describe('Words that are spelled almost like one of a phrase, and are no slips of it.'),
  saidOtherwise: words.describe(
    'What has words of a phrase and says something else, as words side by side: they are passed over.'
  ),
  groups: z
    .record(text, words)
    .describe('Words in capitals, and what each stands for: words, several words or groups above it.'),
  harmless: words.describe('Searches that are none of these: content:check tries them, too.'),
  helplines: words.describe('For a subject that has none of its own.'),
  subjects: z.strictObject(subjects as Record<DistressSubject, typeof distressEntrySchema>)
})

/** content/search/distress-languages.yaml. */
export const distressLanguageSchema = z.strictObject({
  language: text,
  sources: z.array(z.url()).min(1).optional().describe('Pages that quote what people say.'),
  crisis: phrases,
  violence: phrases,
  examples: z.strictObject({ crisis: words, violence: words.optional(), harmless: words.optional() })
})

export const idiomSchema = z.strictObject({
  searches: words.describe(
    'Phrases without apostrophes. “=” begins what is all of a search. Words in capitals stand for any of their group, “…” for up to three words.'
  ),
  words: text.describe('The words that are looked for instead.'),
  title: text.optional().describe('The beginning of the title of a question that answers it.'),
  pages: words.optional().describe('Pages that come first, where its words would lead to fewer.'),
  isQuestion: z.literal(true).optional().describe('It asks about affirmations, so that no affirmation is an answer.'),
  isForLines: z.literal(true).optional().describe('It asks for affirmations, which come before pages.'),
  isPlain: z
    .literal(true)
    .optional()
    .describe('Nothing is written for it: a note says that these affirmations are for anyone.')
})

/** content/search/synonyms.yaml. */
export const synonymsSchema = z.strictObject({
  synonyms: z.record(text, words).describe('By a word that people search for, those of the texts, the closest first.'),
  groups: z.record(text, words).describe('Words in capitals, and what each stands for in the searches of idioms.'),
  idioms: z.array(idiomSchema),
  tender: words.describe('Words by which people are hard on themselves, or say that they are sad.'),
  feelings: words.describe('Words for other feelings that hurt.')
})

/** content/search/foreign-words.yaml. */
export const foreignWordsSchema = z.record(text, words).describe('By English words, those that stand for them.')

const searchesByFound = z.record(text, words)

/** content/search/finds.yaml. */
export const findsSchema = z.strictObject({
  pages: searchesByFound,
  first: z.strictObject({
    guides: searchesByFound,
    questions: searchesByFound,
    studies: searchesByFound,
    resources: searchesByFound
  }),
  affirmations: searchesByFound,
  classics: words
})
