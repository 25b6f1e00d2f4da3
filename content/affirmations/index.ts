/** The affirmations of content/affirmations/*.yaml. */
import daily from '../generated/affirmations/daily.json'
import gratitude from '../generated/affirmations/gratitude.json'
import health from '../generated/affirmations/health.json'
import love from '../generated/affirmations/love.json'
import success from '../generated/affirmations/success.json'
import weekly from '../generated/affirmations/weekly.json'
import type { AffirmationEntry, CategoryName } from '../types'

export const corpus: Record<CategoryName, AffirmationEntry[]> = { daily, health, success, love, gratitude, weekly }
