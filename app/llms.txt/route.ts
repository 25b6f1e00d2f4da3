import { textResponse } from '@/lib/http/api-response'
import { llmsText } from '@/lib/site/crawlers/llms'

/** A map of the site for language models. */
export function GET() {
  return textResponse(llmsText(), 'text/plain; charset=utf-8')
}
