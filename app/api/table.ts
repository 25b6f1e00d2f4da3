/** The route handlers that the production server calls directly (scripts/start.ts), the more specific before the others. */
import type { RouteEntry } from '@/lib/server/route-handlers'
import * as fallback from './[...path]/route'
import * as affirmation from './affirmations/[id]/route'
import * as category from './affirmations/category/[category]/route'
import * as random from './affirmations/random/route'
import * as categories from './categories/route'
import * as dailyAffirmation from './daily-affirmation/route'
import * as health from './health/route'
import * as confirm from './newsletter/confirm/route'
import * as subscribe from './newsletter/subscribe/route'
import * as unsubscribe from './newsletter/unsubscribe/route'
import * as submit from './submit/route'

export const apiRoutes: RouteEntry[] = [
  { pattern: '/api/affirmations/category/[category]', module: category, isCached: true, query: ['after'] },
  { pattern: '/api/affirmations/random', module: random },
  { pattern: '/api/affirmations/[id]', module: affirmation, isCached: true },
  { pattern: '/api/categories', module: categories, isCached: true },
  { pattern: '/api/daily-affirmation', module: dailyAffirmation },
  { pattern: '/api/health', module: health },
  { pattern: '/api/newsletter/confirm', module: confirm },
  { pattern: '/api/newsletter/subscribe', module: subscribe },
  { pattern: '/api/newsletter/unsubscribe', module: unsubscribe },
  { pattern: '/api/submit', module: submit },
  { pattern: '/api/[...path]', module: fallback }
]
