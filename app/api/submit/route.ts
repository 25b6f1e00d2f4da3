import { freshJson, handleErrors, refuseAllBut } from '@/lib/http/api-response'
import { limitRate, requireSameOrigin } from '@/lib/http/guards'
import { readJson } from '@/lib/http/request-body'
import { addSubmission } from '@/lib/submissions/repository'
import { submissionSchema } from '@/lib/submissions/schema'

/** Stores a visitor's affirmation for review. */
export const POST = handleErrors(async (request: Request) => {
  requireSameOrigin(request)
  await limitRate(request, 'submit')
  const submission = await readJson(request, submissionSchema)
  const id = await addSubmission(submission)
  return freshJson({ id, status: 'pending' }, 201)
})

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('POST')
