import { handleErrors } from '@/lib/http/api-response'
import { pictureResponse } from '@/lib/http/picture-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { requestedDailyAffirmation } from '@/lib/http/public-reads'
import { sizeFromFileName } from '@/lib/images/image-layouts'
import { imageOfAffirmation } from '@/lib/site/social-image'

/**
 * The affirmation of the day as a picture: today.png, today-square.png and today-story.png. Caches ask each time whether it is
 * still the one of the day, which costs no drawing: its date depends on the time zone that the request names.
 */
export const GET = handleErrors(async (request: Request, { params }: RouteContext<'/today/[picture]'>) => {
  const size = requestedSize((await params).picture)
  if (!size) throw new ProblemDetails(404, 'There is no such picture.')
  const { affirmation } = await requestedDailyAffirmation(request)
  return pictureResponse(request, await imageOfAffirmation(affirmation, size), 'public, no-cache')
})

function requestedSize(file: string) {
  if (file === 'today.png') return 'preview'
  return file.startsWith('today-') ? sizeFromFileName(file.slice('today-'.length)) : undefined
}
