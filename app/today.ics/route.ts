import { handleErrors, textResponse } from '@/lib/http/api-response'
import { calendarFeed } from '@/lib/site/feeds/calendar-feed'

/** The affirmations of the last thirty days as a calendar to subscribe to. */
export const GET = handleErrors(async () => textResponse(await calendarFeed(), 'text/calendar; charset=utf-8'))
