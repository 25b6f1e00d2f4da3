import { latestDay } from '@/lib/affirmations/local-day'
import { handleErrors } from '@/lib/http/api-response'
import { affirmationsOfDays } from '@/lib/site/reads'

/** The dates that can be today somewhere: from UTC-12 to UTC+14 there are up to three. */
const DATES = 3

/** Affirmations by date, as the module "compliments" of MagicMirror reads them: it shows those of the date that it has. */
export const GET = handleErrors(async () => {
  const days = await affirmationsOfDays(latestDay(), DATES)
  return Response.json(Object.fromEntries(days.map(({ day, affirmation }) => [day, [affirmation.text]])))
})
