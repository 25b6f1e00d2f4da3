import type { Instrumentation } from 'next'
import { isDatabaseTrouble } from '@/lib/data/trouble'
import { shared } from '@/lib/http/shared-state.mjs'

/** Next answers every error of a page with 500: our server has to know which of them will pass. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  if (isDatabaseTrouble(error)) shared.troubleAt = Date.now()
}
