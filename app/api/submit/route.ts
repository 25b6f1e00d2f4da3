import { handleErrors, uncachedJson } from '@/lib/http/api-response'
import { readJson } from '@/lib/http/request-input'
import { takeSubmission } from '@/lib/http/take-submission'
import { submissionSchema } from '@/lib/submissions/schema'

/** Stores a visitor's affirmation for review. */
export const POST = handleErrors(async (request: Request) => {
  const id = await takeSubmission(await readJson(request, submissionSchema))
  return uncachedJson({ id, status: 'pending' }, 201)
})
