import { handleErrors, textResponse } from '@/lib/http/api-response'
import { corpusJson, corpusTypes } from '@/lib/site/api/corpus'
import { readCorpus } from '@/lib/site/reads'

/** The whole corpus. */
export const GET = handleErrors(async () => textResponse(corpusJson(await readCorpus()), corpusTypes.json))
