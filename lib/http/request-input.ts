/** Reads the input of requests: queries and JSON, which are checked against a schema, and forms. lib/server limits their sizes. */
import { type $ZodErrorMap, type $ZodType, type output, safeParse } from 'zod/v4/core'
import { type FieldError, ProblemDetails } from './problem-details'

/**
 * Reads and checks a JSON body.
 * @throws ProblemDetails 415 unless it is declared as JSON, 400 if it is not JSON or violates the schema
 */
export async function readJson<Schema extends $ZodType>(request: Request, schema: Schema): Promise<output<Schema>> {
  const bytes = await request.arrayBuffer()
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  // A request with an optional payload may have no body, and then it needs no content type.
  return checkFields(bytes.byteLength === 0 && type === undefined ? {} : parse(bytes, type), schema)
}

/**
 * Reads and checks a query. A parameter without a value, as a form sends it, counts as not given.
 * @throws ProblemDetails 400 with a message for each invalid parameter
 */
export function readQuery<Schema extends $ZodType>(request: Request, schema: Schema): output<Schema> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '')
  return checkFields(Object.fromEntries(given), schema)
}

/** @throws ProblemDetails 400 with a message for each invalid field */
export function checkFields<Schema extends $ZodType>(value: unknown, schema: Schema): output<Schema> {
  const result = safeParse(schema, value, { error: plainWords })
  if (result.success) return result.data
  throw new ProblemDetails(400, 'Some fields are missing or not valid. Each is named in "errors".', {
    errors: fieldErrors(result.error.issues)
  })
}

/** Reads a form as pages and e-mail programs post it, URL-encoded or multipart. Any other body yields no fields. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

function parse(bytes: ArrayBuffer, type: string | undefined): unknown {
  if (type !== 'application/json') {
    throw new ProblemDetails(415, 'Send the data as JSON, with the header Content-Type: application/json.')
  }
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ProblemDetails(400, 'The body is not valid JSON in UTF-8.')
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new ProblemDetails(400, 'The body is not a JSON object. Put its fields between braces.')
}

/** For a schema without a message of its own: zod's are for programmers, and a page shows these beside the field. */
const plainWords: $ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'Please fill this in.'
  if (issue.code === 'invalid_value') return `Please choose one of these: ${issue.values.join(', ')}.`
  return 'This is not of the right kind.'
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
