import { uncachedJson } from '@/lib/http/api-response'
import { handleFormOrJson, redirectToForm, textField } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { checkFields, readJson } from '@/lib/http/request-input'
import { routes } from '@/lib/routes'
import { addSubmission, TooManyPending } from '@/lib/submissions/repository'
import { submissionSchema, TRAP_FIELD } from '@/lib/submissions/schema'

/** Stores a visitor's affirmation for review. */
export const POST = handleFormOrJson(
  {
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
  },
  async (request) =>
    uncachedJson({ id: await takeSubmission(await readJson(request, submissionSchema)), status: 'pending' }, 201)
)

export const GET = () => redirectToForm(routes.submit())

/**
 * @returns the id of the stored submission
 * @throws ProblemDetails 400 if a field is not valid, 429 if too many of this sender wait for review
 */
async function takeSubmission(values: Record<string, unknown>): Promise<string> {
  try {
    return await addSubmission(checkFields(values, submissionSchema))
  } catch (error) {
    if (!(error instanceof TooManyPending)) throw error
    throw new ProblemDetails(429, error.message, { errors: [{ field: 'email', message: error.message }] })
  }
}
