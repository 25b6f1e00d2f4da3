import { handleErrors } from '@/lib/http/api-response'
import { openApiDocument } from '@/lib/site/api/public-api'

/** The description of the API for programs. */
export const GET = handleErrors(async () => Response.json(openApiDocument()))
