import { handleErrors } from '@/lib/http/api-response'
import { categoryList } from '@/lib/site/reads'

/** The six categories: name, displayName, count. */
export const GET = handleErrors(async () => Response.json(await categoryList()))
