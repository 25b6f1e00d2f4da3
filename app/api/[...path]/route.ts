import { ProblemDetails } from '@/lib/http/problem-details'

const notFound = () => new ProblemDetails(404, 'There is no such address in the API.').toResponse()

/** Any other address below /api. */
export const GET = notFound
export const POST = notFound
