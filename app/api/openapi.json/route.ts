import { env } from '@/lib/env'
import { handleErrors } from '@/lib/http/api-response'
import { openApiDocument } from '@/lib/site/api/openapi'

export const dynamic = 'force-dynamic'

/** The description of the API for programs. */
export const GET = handleErrors(async () => Response.json(openApiDocument(env().SITE_URL)))
