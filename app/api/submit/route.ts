import { freshJson, handleErrors } from '@/lib/http/api-response'
import { readJson } from '@/lib/http/request-body'
import { takeSubmission } from '@/lib/http/take-submission'
import { submissionSchema } from '@/lib/submissions/schema'

/** Stores a visitor's affirmation for review. */
export const POST = handleErrors(async (request: Request) => {
  const id = await takeSubmission(await readJson(request, submissionSchema))
  return freshJson({ id, status: 'pending' }, 201)
})
