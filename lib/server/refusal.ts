/** Refuses unsupported methods and too long queries, whatever the address is. */
import { ProblemDetails } from '../http/problem-details'
import { isTooLong, PARAMETER_LIMIT, QUERY_LIMIT } from './request-target'

const READ_METHODS = ['GET', 'HEAD']
const API_METHODS = [...READ_METHODS, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** @param isApi true for the API, whose route handlers refuse methods that they do not support themselves */
export function refusal(method: string, query: string | undefined, isApi: boolean): ProblemDetails | undefined {
  const methods = isApi ? API_METHODS : READ_METHODS
  if (!methods.includes(method)) {
    const allow = methods.join(', ')
    return new ProblemDetails(405, `This address answers ${allow} only.`, { headers: { allow } })
  }
  if (query !== undefined && isTooLong(query)) {
    const limits = `${QUERY_LIMIT} characters or ${PARAMETER_LIMIT} parameters`
    return new ProblemDetails(414, `The query of the address has more than ${limits}.`)
  }
  return undefined
}
