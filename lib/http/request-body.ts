/** Reads request bodies: limited in size, JSON checked against a schema. */
import type { ZodMiniType } from 'zod/mini'
import { type FieldError, ProblemDetails } from './problem-details'

/** The largest body that a route handler accepts, in bytes. */
export const BODY_LIMIT = 16 * 1024

/**
 * Reads and checks a JSON body.
 * @throws ProblemDetails 415 unless it is declared as JSON, 413 above the limit, 400 if it is not JSON or violates the schema
 */
export async function readJson<T>(request: Request, schema: ZodMiniType<T>): Promise<T> {
  const bytes = await readBounded(request)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  // A request with an optional payload may have no body, and then it needs no content type.
  return checkFields(bytes.length === 0 && type === undefined ? {} : parse(bytes, type), schema)
}

/** @throws ProblemDetails 400 with a message for each invalid field */
export function checkFields<T>(value: unknown, schema: ZodMiniType<T>): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ProblemDetails(400, 'Some fields are missing or not valid. Each is named in "errors".', {
    errors: fieldErrors(result.error.issues)
  })
}

/**
 * Reads a form as pages and e-mail programs post it, URL-encoded or multipart. Any other body yields no fields.
 * @throws ProblemDetails 413 above the limit
 */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = await readBounded(request)
  const type = request.headers.get('content-type') ?? ''
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
}

async function readBounded(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) throw tooLarge()
  if (!request.body) return new Uint8Array()

  const bytes = new Uint8Array(BODY_LIMIT)
  let length = 0
  const reader = request.body.getReader()
  const next = () =>
    reader.read().catch(() => {
      // The client disconnected. That is not an error of the server, so it is not logged.
      throw new ProblemDetails(400, 'The body ended before it was whole. Please send it again.')
    })
  for (let part = await next(); !part.done; part = await next()) {
    if (length + part.value.byteLength > BODY_LIMIT) {
      await reader.cancel()
      throw tooLarge()
    }
    bytes.set(part.value, length)
    length += part.value.byteLength
  }
  return bytes.subarray(0, length)
}

function tooLarge(): ProblemDetails {
  return new ProblemDetails(413, `The data is larger than ${BODY_LIMIT / 1024} KiB. Shorten it and send it again.`)
}

function parse(bytes: Uint8Array, type: string | undefined): unknown {
  if (type !== 'application/json') {
    throw new ProblemDetails(415, 'Send the data as JSON, with the header Content-Type: application/json.')
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ProblemDetails(400, 'The body is not valid JSON in UTF-8.')
  }
}

/** One message for each field: its first. */
function fieldErrors(issues: { path: PropertyKey[]; message: string }[]): FieldError[] {
  const errors = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    if (!errors.has(field)) errors.set(field, message)
  }
  return [...errors].map(([field, message]) => ({ field, message }))
}
