import { handleErrors, textResponse } from '@/lib/http/api-response'
import { corpusJsonl, corpusTypes, readCorpus } from '@/lib/site/api/corpus'

/** The whole corpus. */
export const GET = handleErrors(async () => textResponse(corpusJsonl(await readCorpus()), corpusTypes.jsonl))
