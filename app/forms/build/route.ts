import { buildAffirmations } from '@/lib/affirmations/builder/builder'
import { builderChoicesSchema } from '@/lib/affirmations/builder/builder-schema'
import { handleForm, redirectToForm, textField } from '@/lib/http/form-page'
import { checkFields } from '@/lib/http/request-input'
import { routes } from '@/lib/routes'

/** Builds the sentences of the builder, sent without scripts: as a page, or as a file if the form asks for one. */
export const POST = handleForm({
  name: 'build',
  page: routes.builderPattern(),
  readValues: (form) => ({
    goal: textField(form, 'goal'),
    style: textField(form, 'style'),
    intensity: textField(form, 'intensity'),
    customGoal: textField(form, 'customGoal')
  }),
  handle: (values) => buildAffirmations(checkFields(values, builderChoicesSchema)),
  asFile: (results) => ({ name: 'my-personal-affirmations.txt', text: results.join('\n\n') })
})

export const GET = () => redirectToForm(routes.builder())
