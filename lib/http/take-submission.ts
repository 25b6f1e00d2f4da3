/** Stores a submission, for the API and for the form without scripts. */
import { addSubmission, TooManyPending } from '../submissions/repository'
import { submissionSchema } from '../submissions/schema'
import { ProblemDetails } from './problem-details'
import { checkFields } from './request-input'

/**
 * @returns the id of the stored submission
 * @throws ProblemDetails 400 if a field is not valid, 429 if too many of this sender wait for review
 */
export async function takeSubmission(values: Record<string, unknown>): Promise<string> {
  const submission = checkFields(values, submissionSchema)
  try {
    return await addSubmission(submission)
  } catch (error) {
    if (!(error instanceof TooManyPending)) throw error
    throw new ProblemDetails(429, error.message, { errors: [{ field: 'email', message: error.message }] })
  }
}
