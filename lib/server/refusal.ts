/** What is refused whatever the address is. */
import { Problem } from '../http/problem'
import { isTooLong, PARAMETER_LIMIT, QUERY_LIMIT } from './request-target'

const READING = ['GET', 'HEAD']
const API_METHODS = [...READING, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** @param isApi route handlers know themselves which methods they have */
export function refusal(method: string, query: string | undefined, isApi: boolean): Problem | undefined {
  const methods = isApi ? API_METHODS : READING
  if (!methods.includes(method)) {
    const allow = methods.join(', ')
    return new Problem(405, `This address answers ${allow} only.`, { headers: { allow } })
  }
  if (query !== undefined && isTooLong(query)) {
    const limits = `${QUERY_LIMIT} characters or ${PARAMETER_LIMIT} parameters`
    return new Problem(414, `The query of the address has more than ${limits}.`)
  }
  return undefined
}
