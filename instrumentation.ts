import type { Instrumentation } from 'next'
import { isDatabaseError } from '@/lib/db/database-errors'
import { shared } from '@/lib/server/shared-state.mjs'

/** Next answers every error of a page with 500: our server has to know which of them will pass. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  if (isDatabaseError(error)) shared.troubleAt = Date.now()
}
