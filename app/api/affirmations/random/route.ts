import { WINK } from '@/lib/affirmations/corpus/rules'
import { randomAffirmation } from '@/lib/affirmations/draws/random-draw'
import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { handleFormOrJson, redirectToForm } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { routes } from '@/lib/routes'
import { randomBody } from '@/lib/site/api/public-api'

/**
 * A random affirmation: of the categories, audience and strength that are given, and with `wink` none but jokes. Pages of
 * other sites may post the form, too: a draw changes nothing.
 */
export const POST = handleFormOrJson({
  form: 'generate',
  page: routes.generator(),
  schema: randomBody,
  payloadOf: (fields) => ({ ...fields, wink: 'wink' in fields }),
  act: async ({ categories, for: audience, strength: intensity, wink }) => {
    const affirmation = await randomAffirmation({ categories, audience, intensity, tag: wink ? WINK : undefined })
    if (!affirmation) throw new ProblemDetails(404, 'There are no affirmations in these categories yet.')
    return { result: await payloadWithLadder(affirmation) }
  }
})

export const GET = () => redirectToForm(routes.generator())
