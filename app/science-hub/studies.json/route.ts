import { handleErrors } from '@/lib/http/api-response'
import { studiesJson } from '@/lib/site/api/study-files'

/** The studies of the science hub, with what may be said of each. */
export const GET = handleErrors(async () => Response.json(studiesJson()))
