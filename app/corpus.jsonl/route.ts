import { handleErrors, textResponse } from '@/lib/http/api-response'
import { corpusJsonl, corpusTypes } from '@/lib/site/api/corpus'
import { readCorpus } from '@/lib/site/reads'

/** The whole corpus. */
export const GET = handleErrors(async () => textResponse(corpusJsonl(await readCorpus()), corpusTypes.jsonl))
