import { randomAffirmation } from '@/lib/affirmations/draws/random-draw'
import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { handleForm, redirectToForm, textField } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { checkFields } from '@/lib/http/request-input'
import { routes } from '@/lib/routes'
import { randomBody } from '@/lib/site/api/public-api'

/** Draws an affirmation of the chosen strength from the checked areas, sent without scripts. */
export const POST = handleForm({
  name: 'generate',
  page: routes.generator(),
  readValues: (form) => ({
    categories: form.getAll('categories').filter((value) => typeof value === 'string'),
    strength: textField(form, 'strength')
  }),
  handle: async ({ categories: named, strength }) => {
    const { categories, strength: intensity } = checkFields(
      { categories: named, strength: strength || undefined },
      randomBody
    )
    const affirmation = await randomAffirmation({ categories, intensity })
    if (!affirmation) throw new ProblemDetails(404, 'There are no affirmations in these categories yet.')
    return payloadWithLadder(affirmation)
  }
})

export const GET = () => redirectToForm(routes.generator())
