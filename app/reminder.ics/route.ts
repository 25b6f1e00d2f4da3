import * as z from 'zod/mini'
import { findPublishedOrRetired } from '@/lib/affirmations/reads/repository'
import { dateIn } from '@/lib/calendar/local-date'
import { isTime } from '@/lib/calendar/zone-clock'
import { isCategoryName } from '@/lib/content/taxonomy'
import { handleErrors } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { readQuery } from '@/lib/http/request-input'
import { reminderFile, WEEKDAYS } from '@/lib/site/feeds/reminder'
import { firstAffirmations } from '@/lib/site/reads'

/** The zone whose date is the earliest, so that nobody's reminder begins tomorrow. */
const LAST_ZONE = 'Etc/GMT+12'

const checked = z.optional(z.string())
const query = z.object({
  of: z.string('Write the name of a life area, or the id or slug of an affirmation.'),
  time: z.optional(z.string().check(z.refine(isTime, 'Write a time from 00:00 to 23:59, such as 08:00.'))),
  su: checked,
  mo: checked,
  tu: checked,
  we: checked,
  th: checked,
  fr: checked,
  sa: checked
})

/** The reminder that the form of /reminder describes. No day of the week stands for all of them. Nothing is stored. */
export const GET = handleErrors(async (request: Request) => {
  const { of, time = '08:00', ...days } = readQuery(request, query)
  const affirmations = await affirmationsOf(of)
  if (affirmations.length === 0) {
    throw new ProblemDetails(
      404,
      'There is no such affirmation. Write its id or slug, or the name of a life area, such as daily.'
    )
  }
  const chosen = WEEKDAYS.filter((day) => days[day.toLowerCase() as Lowercase<typeof day>] !== undefined)
  const reminder = { affirmations, time, days: chosen.length > 0 ? chosen : [...WEEKDAYS], from: dateIn(LAST_ZONE) }
  return new Response(reminderFile(reminder), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="daily-affirmation.ics"',
      'cache-control': 'no-store'
    }
  })
})

async function affirmationsOf(of: string) {
  if (isCategoryName(of)) return firstAffirmations(of)
  const found = await findPublishedOrRetired(of)
  return found && !found.isRetired ? [found.affirmation] : []
}
