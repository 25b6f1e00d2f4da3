/** The route handlers that the production server calls directly (scripts/start.ts), the more specific before the others. */
import type { RouteEntry } from '@/lib/server/route-handlers'
import * as fallback from './api/[...path]/route'
import * as affirmation from './api/affirmations/[id]/route'
import * as category from './api/affirmations/category/[category]/route'
import * as random from './api/affirmations/random/route'
import * as categories from './api/categories/route'
import * as dailyAffirmation from './api/daily-affirmation/route'
import * as deck from './api/deck/route'
import * as health from './api/health/route'
import * as confirm from './api/newsletter/confirm/route'
import * as subscribe from './api/newsletter/subscribe/route'
import * as unsubscribe from './api/newsletter/unsubscribe/route'
import * as search from './api/search/route'
import * as submit from './api/submit/route'
import * as buildForm from './forms/build/route'
import * as generateForm from './forms/generate/route'
import * as submitForm from './forms/submit/route'
import * as subscribeForm from './forms/subscribe/route'

export const routeTable: RouteEntry[] = [
  { pattern: '/api/affirmations/category/[category]', module: category, isCached: true, query: ['after', 'for'] },
  { pattern: '/api/affirmations/random', module: random },
  { pattern: '/api/affirmations/[id]', module: affirmation, isCached: true },
  { pattern: '/api/categories', module: categories, isCached: true },
  { pattern: '/api/daily-affirmation', module: dailyAffirmation },
  { pattern: '/api/deck', module: deck, isCached: true },
  { pattern: '/api/health', module: health },
  { pattern: '/api/newsletter/confirm', module: confirm },
  { pattern: '/api/newsletter/subscribe', module: subscribe },
  { pattern: '/api/newsletter/unsubscribe', module: unsubscribe },
  { pattern: '/api/search', module: search },
  { pattern: '/api/submit', module: submit },
  { pattern: '/api/[...path]', module: fallback },
  { pattern: '/forms/build', module: buildForm },
  { pattern: '/forms/generate', module: generateForm },
  { pattern: '/forms/submit', module: submitForm },
  { pattern: '/forms/subscribe', module: subscribeForm },
  // Not cached: thousands of images would push the pages out of memory, and they are on the disk. Loaded with the first one:
  // what draws them takes 20 MB.
  { pattern: '/pictures/[...path]', module: () => import('./pictures/[...path]/route') }
]
