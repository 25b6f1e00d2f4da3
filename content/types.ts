/** The shapes of content as pages use them. Each field is explained in content/schemas. */
import type { z } from 'zod'
import type { affirmationSchema, situationSchema } from './schemas/affirmation'
import type { seo } from './schemas/fields'
import type {
  categoryGuideSchema,
  howToGuideSchema,
  problemGuideSchema,
  subcategoryGuideSchema
} from './schemas/guides'
import type { lifeSchema, lifeThemeSchema } from './schemas/lives'
import type { categoryNames, intensities } from './schemas/names'
import type { emergencyNumberSchema, helplineSchema, resourceSchema } from './schemas/resources'
import type { citationCheckSchema, claimSchema, noticeSchema, studySchema } from './schemas/science'
import type { distressEntrySchema, distressLanguageSchema, idiomSchema } from './schemas/search'
import type { categorySchema, subcategoryRefSchema } from './schemas/taxonomy'

export { categoryNames, type DistressSubject, distressSubjects, iconNames, intensities } from './schemas/names'

export type CategoryName = (typeof categoryNames)[number]
export type Intensity = (typeof intensities)[number]
export type AffirmationEntry = z.infer<typeof affirmationSchema>
export type Situation = z.infer<typeof situationSchema>
export type LifeTheme = z.infer<typeof lifeThemeSchema>
export type Life = z.infer<typeof lifeSchema>
export type SubcategoryRef = z.infer<typeof subcategoryRefSchema>
/** As taxonomy.yaml has it, with the number of its affirmations in content/; once published, the database counts. */
export type CategoryEntry = z.infer<typeof categorySchema> & { affirmationCount: number }
export type Category = Omit<CategoryEntry, 'articles'> & {
  articles: { title: string; href: string }[]
  /** Its sky by day, as a gradient of CSS. */
  gradient: string
}
export type CategoryGuide = z.infer<typeof categoryGuideSchema>
export type SubcategoryGuide = z.infer<typeof subcategoryGuideSchema>
export type HowToGuide = z.infer<typeof howToGuideSchema>
export type ProblemGuide = z.infer<typeof problemGuideSchema>
export type Study = z.infer<typeof studySchema>
export type Claim = z.infer<typeof claimSchema>
export type Notice = z.infer<typeof noticeSchema>
export type CitationCheck = z.infer<typeof citationCheckSchema>
export type Resource = z.infer<typeof resourceSchema>
export type Helpline = z.infer<typeof helplineSchema>
export type EmergencyNumber = z.infer<typeof emergencyNumberSchema>
export type DistressEntry = z.infer<typeof distressEntrySchema>
export type DistressLanguage = z.infer<typeof distressLanguageSchema>
export type Idiom = z.infer<typeof idiomSchema>
export type Seo = z.infer<typeof seo>

/** The parts of an affirmation that a card shows. */
export interface CardAffirmation {
  id: string
  slug: string
  text: string
  category: CategoryName
  tags: string[]
}
