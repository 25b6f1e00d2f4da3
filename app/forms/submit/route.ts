import { handleForm, redirectToForm, textField } from '@/lib/http/form-page'
import { takeSubmission } from '@/lib/http/take-submission'
import { routes } from '@/lib/routes'
import { TRAP_FIELD } from '@/lib/submissions/schema'

/** Stores a visitor's affirmation for review, sent without scripts. */
export const POST = handleForm({
  name: 'submit',
  page: routes.submit(),
  readValues: (form) => ({
    name: textField(form, 'name'),
    email: textField(form, 'email'),
    category: textField(form, 'category'),
    affirmationText: textField(form, 'affirmationText')
  }),
  handle: async (values, form): Promise<'sent'> => {
    // Only programs fill in a field that nobody sees. They are told nothing that would help them.
    if (textField(form, TRAP_FIELD) === '') await takeSubmission(values)
    return 'sent'
  }
})

export const GET = () => redirectToForm(routes.submit())
