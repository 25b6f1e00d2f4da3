import { Problem } from '@/lib/http/problem'

const notFound = () => new Problem(404, 'There is no such call.').toResponse()

/** Any other address below /api. */
export const GET = notFound
export const POST = notFound
export const PUT = notFound
export const PATCH = notFound
export const DELETE = notFound
