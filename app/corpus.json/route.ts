import { handleErrors, textResponse } from '@/lib/http/api-response'
import { corpusJson, corpusTypes, readCorpus } from '@/lib/site/api/corpus'

/** The whole corpus. */
export const GET = handleErrors(async () => textResponse(corpusJson(await readCorpus()), corpusTypes.json))
