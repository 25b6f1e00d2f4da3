/** The YAML files of content/, and what each holds. */
import { z } from 'zod'
import { affirmationSchema, situationSchema } from './affirmation'
import { goalExamplesSchema, goalWordsSchema } from './goals'
import { lifeFileSchema } from './lives'
import { categoryNames } from './names'
import { helplineFileSchema, resourceSchema } from './resources'
import { citationCheckSchema, claimSchema, studySchema } from './science'
import { distressLanguageSchema, distressSchema, findsSchema, foreignWordsSchema, synonymsSchema } from './search'
import { categorySchema } from './taxonomy'

export interface DataFile {
  /** Under content/, without `.yaml`. */
  path: string
  /** Names the JSON Schema that editors use. */
  kind: string
  schema: z.ZodType
}

const affirmations = z.array(affirmationSchema)

export const dataFiles: DataFile[] = [
  { path: 'taxonomy', kind: 'taxonomy', schema: z.array(categorySchema) },
  { path: 'situations', kind: 'situations', schema: z.array(situationSchema) },
  { path: 'lives', kind: 'lives', schema: lifeFileSchema },
  { path: 'science/studies', kind: 'studies', schema: z.array(studySchema) },
  { path: 'science/claims', kind: 'claims', schema: z.array(claimSchema) },
  { path: 'science/citations', kind: 'citations', schema: citationCheckSchema },
  { path: 'resources', kind: 'resources', schema: z.array(resourceSchema) },
  { path: 'helplines', kind: 'helplines', schema: helplineFileSchema },
  { path: 'goal-words', kind: 'goal-words', schema: goalWordsSchema },
  { path: 'goal-examples', kind: 'goal-examples', schema: goalExamplesSchema },
  { path: 'search/distress', kind: 'distress', schema: distressSchema },
  { path: 'search/distress-languages', kind: 'distress-languages', schema: z.array(distressLanguageSchema) },
  { path: 'search/synonyms', kind: 'synonyms', schema: synonymsSchema },
  { path: 'search/foreign-words', kind: 'foreign-words', schema: foreignWordsSchema },
  { path: 'search/finds', kind: 'finds', schema: findsSchema },
  ...categoryNames.map((name) => ({ path: `affirmations/${name}`, kind: 'affirmations', schema: affirmations }))
]
