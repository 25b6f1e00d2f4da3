import { handleErrors } from '@/lib/http/api-response'
import { pictureResponse } from '@/lib/http/picture-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { requestedDailyAffirmation } from '@/lib/http/public-reads'
import { sizeOf } from '@/lib/images/formats'
import { imageOfAffirmation } from '@/lib/site/social-image'

/**
 * The affirmation of the day as a picture: today.png, today.svg, and today-square.png and so on in the other sizes. Caches ask
 * each time whether it is still the one of the day, which costs no drawing: its date depends on the time zone that the request
 * names.
 */
export const GET = handleErrors(async (request: Request, { params }: RouteContext<'/today/[picture]'>) => {
  const shape = shapeOf((await params).picture)
  if (!shape) throw new ProblemDetails(404, 'There is no such picture.')
  const { affirmation } = await requestedDailyAffirmation(request)
  return pictureResponse(request, imageOfAffirmation(affirmation, shape), 'public, no-cache')
})

function shapeOf(file: string) {
  if (file === 'today.svg') return 'svg'
  if (file === 'today.png') return 'preview'
  return file.startsWith('today-') ? sizeOf(file.slice('today-'.length)) : undefined
}
