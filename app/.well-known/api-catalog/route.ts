import { env } from '@/lib/env'
import { handleErrors } from '@/lib/http/api-response'
import { routes } from '@/lib/routes'

/** The APIs of the site, which is one (RFC 9727). */
export const GET = handleErrors(async () => {
  const { SITE_URL: origin } = env()
  const linkset = [
    {
      anchor: origin + routes.apiDocs(),
      'service-desc': [{ href: origin + routes.openApi(), type: 'application/json' }],
      'service-doc': [{ href: origin + routes.apiDocs(), type: 'text/html' }],
      status: [{ href: origin + routes.health(), type: 'application/json' }]
    }
  ]
  const headers = {
    'content-type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    link: `<${routes.apiCatalog()}>; rel="api-catalog"`
  }
  return new Response(JSON.stringify({ linkset }), { headers })
})
