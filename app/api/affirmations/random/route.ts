import type { z } from 'zod'
import { WINK } from '@/lib/affirmations/corpus/rules'
import { randomAffirmation } from '@/lib/affirmations/draws/random-draw'
import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { uncachedJson } from '@/lib/http/api-response'
import { handleFormOrJson, redirectToForm, textField } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { checkFields, readJson } from '@/lib/http/request-input'
import { routes } from '@/lib/routes'
import { randomBody } from '@/lib/site/api/public-api'

/**
 * A random affirmation: of the categories, audience and strength that are given, and with `wink` none but jokes. Pages of
 * other sites may post the form, too: a draw changes nothing.
 */
export const POST = handleFormOrJson(
  {
    name: 'generate',
    page: routes.generator(),
    readValues: (form) => ({
      categories: form.getAll('categories').filter((value) => typeof value === 'string'),
      strength: textField(form, 'strength'),
      wink: textField(form, 'wink')
    }),
    handle: ({ categories, strength, wink }) =>
      draw(checkFields({ categories, strength: strength || undefined, wink: wink !== '' }, randomBody))
  },
  async (request) => uncachedJson(await draw(await readJson(request, randomBody)))
)

export const GET = () => redirectToForm(routes.generator())

/** @throws ProblemDetails 404 if there is none */
async function draw({ categories, for: audience, strength: intensity, wink }: z.infer<typeof randomBody>) {
  const affirmation = await randomAffirmation({ categories, audience, intensity, tag: wink ? WINK : undefined })
  if (!affirmation) throw new ProblemDetails(404, 'There are no affirmations in these categories yet.')
  return payloadWithLadder(affirmation)
}
