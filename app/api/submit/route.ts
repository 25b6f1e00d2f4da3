import { handleFormOrJson, redirectToForm } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { routes } from '@/lib/routes'
import { addSubmission, TooManyPending } from '@/lib/submissions/repository'
import { submissionSchema, TRAP_FIELD } from '@/lib/submissions/schema'

/** Stores a visitor's affirmation for review. */
export const POST = handleFormOrJson({
  form: 'submit',
  page: routes.submit(),
  schema: submissionSchema,
  // Only programs fill in a field that nobody sees. They are told nothing that would help them.
  trap: { field: TRAP_FIELD, result: 'sent' },
  act: async (submission) => {
    const id = await addSubmission(submission).catch((error: unknown) => {
      if (!(error instanceof TooManyPending)) throw error
      throw new ProblemDetails(429, error.message, { errors: [{ field: 'email', message: error.message }] })
    })
    return { result: 'sent', json: { id, status: 'pending' }, status: 201 }
  }
})

export const GET = () => redirectToForm(routes.submit())
