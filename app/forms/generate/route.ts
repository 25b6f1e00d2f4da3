import { WINK } from '@/lib/affirmations/corpus/rules'
import { randomAffirmation } from '@/lib/affirmations/draws/random-draw'
import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { handleForm, redirectToForm, textField } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { checkFields } from '@/lib/http/request-input'
import { routes } from '@/lib/routes'
import { randomBody } from '@/lib/site/api/requests'

/** Draws an affirmation of the chosen strength from the checked areas, or a joke, sent without scripts. */
export const POST = handleForm({
  name: 'generate',
  page: routes.generator(),
  readValues: (form) => ({
    categories: form.getAll('categories').filter((value) => typeof value === 'string'),
    strength: textField(form, 'strength'),
    wink: textField(form, 'wink')
  }),
  handle: async ({ categories: named, strength, wink }) => {
    const { categories, strength: intensity } = checkFields(
      { categories: named, strength: strength || undefined },
      randomBody
    )
    const affirmation = await randomAffirmation({ categories, intensity, tag: wink ? WINK : undefined })
    if (!affirmation) throw new ProblemDetails(404, 'There are no affirmations in these categories yet.')
    return payloadWithLadder(affirmation)
  }
})

export const GET = () => redirectToForm(routes.generator())
