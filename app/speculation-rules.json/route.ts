import { routeTable } from '@/lib/routes'

/** Addresses that lead to no page, or to one that is made for each request. Other files have a dot in their names. */
const excluded = Object.values(routeTable)
  .filter(({ kind, cachePolicy, pattern }) => (kind !== 'page' || !cachePolicy) && !pattern.startsWith('/['))
  .map(({ pattern }) => pattern.replace(/\[.*/, '*'))

/** Pages that a visitor points at are loaded ahead: named by the Speculation-Rules header of every page. */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          ...[...new Set(excluded), '/search\\?*', '/*.*'].map((path) => ({ not: { href_matches: path } })),
          { not: { selector_matches: '[download]' } }
        ]
      },
      eagerness: 'moderate'
    }
  ]
}

export const dynamic = 'force-static'

export function GET(): Response {
  const headers = { 'content-type': 'application/speculationrules+json' }
  return new Response(JSON.stringify(rules), { headers })
}
