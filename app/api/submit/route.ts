import { answering, freshJson, refuseAllBut } from '@/lib/api/answer'
import { readJson } from '@/lib/api/body'
import { limitRate, requireSameOrigin } from '@/lib/api/guards'
import { addSubmission } from '@/lib/data/submissions'
import { submissionSchema } from '@/lib/schemas/submission'

/** Stores a visitor's affirmation for review. */
export const POST = answering(async (request: Request) => {
  requireSameOrigin(request)
  await limitRate(request, 'submit')
  const submission = await readJson(request, submissionSchema)
  const id = await addSubmission(submission)
  return freshJson({ id, status: 'pending' }, 201)
})

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('POST')
