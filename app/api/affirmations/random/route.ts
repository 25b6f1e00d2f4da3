import type * as z from 'zod/mini'
import { randomAffirmation } from '@/lib/affirmations/draws/random-draw'
import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { uncachedJson } from '@/lib/http/api-response'
import { handleFormOrJson, redirectToForm, textField } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { checkFields, readJson } from '@/lib/http/request-input'
import { routes } from '@/lib/routes'
import { randomBody } from '@/lib/site/api/requests'

/**
 * A random affirmation for anyone, or for a situation if one is given, of any strength or of the one that is given. Pages of
 * other sites may post the form, too: a draw changes nothing.
 */
export const POST = handleFormOrJson(
  {
    name: 'generate',
    page: routes.generator(),
    readValues: (form) => ({
      categories: form.getAll('categories').filter((value) => typeof value === 'string'),
      strength: textField(form, 'strength')
    }),
    handle: ({ categories, strength }) => draw(checkFields({ categories, strength: strength || undefined }, randomBody))
  },
  async (request) => uncachedJson(await draw(await readJson(request, randomBody)))
)

export const GET = () => redirectToForm(routes.generator())

/** @throws ProblemDetails 404 if there is none */
async function draw({ categories, for: audience, strength: intensity }: z.infer<typeof randomBody>) {
  const affirmation = await randomAffirmation({ categories, audience, intensity })
  if (!affirmation) throw new ProblemDetails(404, 'There are no affirmations in these categories yet.')
  return payloadWithLadder(affirmation)
}
