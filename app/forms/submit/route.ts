import { refuseAllBut } from '@/lib/http/api-response'
import { handleForm, redirectToForm, textField } from '@/lib/http/form-page'
import { checkFields } from '@/lib/http/request-body'
import { routes } from '@/lib/site/routes'
import { addSubmission } from '@/lib/submissions/repository'
import { submissionSchema } from '@/lib/submissions/schema'

/** Stores a visitor's affirmation for review, sent without scripts. */
export const POST = handleForm({
  name: 'submit',
  screen: routes.submit,
  readValues: (form) => ({
    name: textField(form, 'name'),
    email: textField(form, 'email'),
    category: textField(form, 'category'),
    affirmationText: textField(form, 'affirmationText')
  }),
  handle: async (values): Promise<'sent'> => {
    await addSubmission(checkFields(values, submissionSchema))
    return 'sent'
  }
})

export const GET = () => redirectToForm(routes.submit())

export const { PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('GET', 'POST')
