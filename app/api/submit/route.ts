import { freshJson, handleErrors, refuseAllBut } from '@/lib/http/api-response'
import { limitRate, requireSameOrigin } from '@/lib/http/guards'
import { readJson } from '@/lib/http/request-body'
import { takeSubmission } from '@/lib/http/take-submission'
import { submissionSchema } from '@/lib/submissions/schema'

/** Stores a visitor's affirmation for review. */
export const POST = handleErrors(async (request: Request) => {
  requireSameOrigin(request)
  await limitRate(request, 'submit')
  const id = await takeSubmission(await readJson(request, submissionSchema))
  return freshJson({ id, status: 'pending' }, 201)
})

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('POST')
