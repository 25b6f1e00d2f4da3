import { handleErrors, textResponse } from '@/lib/http/api-response'
import { corpusCsv, corpusTypes, readCorpus } from '@/lib/site/api/corpus'

/** The whole corpus. */
export const GET = handleErrors(async () => textResponse(corpusCsv(await readCorpus()), corpusTypes.csv))
