import type { Instrumentation } from 'next'
import { recordDatabaseError } from '@/lib/server/database-failures'

/** Next answers every error of a page with 500: the server has to know which of them will pass. */
export const onRequestError: Instrumentation.onRequestError = (error) => recordDatabaseError(error)
