import { randomSchema } from '@/lib/affirmations/random-schema'
import { refuseAllBut } from '@/lib/http/api-response'
import { handleForm, redirectToForm } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { checkFields } from '@/lib/http/request-body'
import { randomAffirmation } from '@/lib/site/reads'
import { routes } from '@/lib/site/routes'

/** Draws an affirmation from the checked areas, sent without scripts. */
export const POST = handleForm({
  name: 'generate',
  screen: routes.generator,
  readValues: (form) => ({ categories: form.getAll('categories').filter((value) => typeof value === 'string') }),
  handle: async (values) => {
    const { categories } = checkFields(values, randomSchema)
    const affirmation = await randomAffirmation({ categories })
    if (!affirmation) throw new ProblemDetails(404, 'There are no affirmations in these categories yet.')
    const { id, slug, text, category, tags } = affirmation
    return { id, slug, text, category, tags }
  }
})

export const GET = () => redirectToForm(routes.generator())

export const { PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('GET', 'POST')
