/** Paths that lead to no page, or to one that is not for loading ahead. */
const EXCLUDED = ['/api/*', '/forms/*', '/newsletter/*', '/pictures/*', '/downloads/*', '/search\\?*', '/*.*']

/** Pages that a visitor points at are loaded ahead: named by the Speculation-Rules header of every page. */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          ...EXCLUDED.map((path) => ({ not: { href_matches: path } })),
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
