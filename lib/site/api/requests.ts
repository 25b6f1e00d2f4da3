/** What requests of the public API may say. The handlers check them, and /api/openapi.json describes them. */
import * as z from 'zod/mini'
import { situations } from '../../../content/situations'
import { categoryNames, intensities } from '../../../content/types'
import { isDay, isTimeZone } from '../../affirmations/local-day'
import { ANYONE } from '../../content/situations'

const MOST_EXCEPTED = 20

const situationIds = situations.map(({ id }) => id)

/** GET /api/today */
export const todayQuery = z.object({
  date: z.optional(
    z.string().check(z.refine(isDay, 'Write a date as YYYY-MM-DD, such as 2026-11-23.')).register(z.globalRegistry, {
      description: 'A date that has begun anywhere. Without it, today in the time zone `tz`.',
      format: 'date'
    })
  ),
  tz: z.optional(
    z
      .string()
      .check(z.refine(isTimeZone, 'Write the name of an IANA time zone, such as Europe/Berlin.'))
      .register(z.globalRegistry, {
        description: 'The name of an IANA time zone. UTC unless given.',
        examples: ['Europe/Berlin']
      })
  )
})

/** GET /api/random */
export const randomQuery = z.object({
  category: z.optional(z.enum(categoryNames, `Write one of ${categoryNames.join(', ')}.`)),
  tag: z.optional(
    z.string().register(z.globalRegistry, { description: 'A tag that the affirmation has.', examples: ['calm'] })
  ),
  strength: z.optional(z.enum(intensities, `Write one of ${intensities.join(', ')}.`)),
  for: z.optional(
    z
      .enum([ANYONE, ...situationIds], 'Write "anyone" or the id of a situation, such as "exams".')
      .register(z.globalRegistry, { description: 'Whom it is for: `anyone`, or the id of a situation.' })
  ),
  not: z.optional(
    z
      .pipe(
        z.string(),
        z.transform((ids) => ids.split(',').slice(0, MOST_EXCEPTED))
      )
      .register(z.globalRegistry, {
        description: `Ids that are not to be drawn while there is another, up to ${MOST_EXCEPTED}, joined by commas.`
      })
  )
})
