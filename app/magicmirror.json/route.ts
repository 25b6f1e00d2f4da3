import { dailyAffirmationsUntil } from '@/lib/affirmations/draws/daily-pick'
import { latestDate } from '@/lib/calendar/local-date'
import { handleErrors } from '@/lib/http/api-response'

/** The dates that can be today somewhere: from UTC-12 to UTC+14 there are up to three. */
const DATES = 3

/** Affirmations by date, as the module "compliments" of MagicMirror reads them: it shows those of the date that it has. */
export const GET = handleErrors(async () => {
  const days = await dailyAffirmationsUntil(latestDate(), DATES)
  return Response.json(Object.fromEntries(days.map(({ date, affirmation }) => [date, [affirmation.text]])))
})
