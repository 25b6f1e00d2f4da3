import { handleErrors, textResponse } from '@/lib/http/api-response'
import { studiesBibtex } from '@/lib/site/api/study-files'

/** The studies of the science hub as BibTeX. */
export const GET = handleErrors(async () => textResponse(studiesBibtex(), 'text/x-bibtex; charset=utf-8'))
