/**
 * Errors of the API as problem details (RFC 9457): a status, a title, a sentence that says what to do, and one message for
 * each invalid field.
 */
import { STATUS_CODES } from 'node:http'

export interface FieldError {
  /** The name of the field, as in the payload. */
  field: string
  message: string
}

/** Node still uses the name that 413 had before RFC 9110. */
const TITLES: Record<number, string | undefined> = { ...STATUS_CODES, 413: 'Content Too Large' }

/** Thrown anywhere below a route handler; `handleErrors` turns it into a response. */
export class ProblemDetails extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly extra: { errors?: FieldError[]; headers?: Record<string, string> } = {}
  ) {
    super(`${status}: ${detail}`)
  }

  /** The same for a client that expects plain text. */
  toText(): Response {
    const { errors = [] } = this.extra
    const lines = errors.length > 0 ? errors.map(({ field, message }) => `${field}: ${message}`) : [this.detail]
    return this.respond(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
  }

  toResponse(): Response {
    const { errors } = this.extra
    const body = { type: 'about:blank', title: TITLES[this.status], status: this.status, detail: this.detail, errors }
    return this.respond(JSON.stringify(body), 'application/problem+json')
  }

  private respond(body: string, contentType: string): Response {
    const headers = { 'content-type': contentType, 'cache-control': 'no-store', ...this.extra.headers }
    return new Response(body, { status: this.status, headers })
  }
}

/** A refusal that holds for some seconds. */
export function retryLater(status: 429 | 503, detail: string, seconds: number, headers = {}): ProblemDetails {
  return new ProblemDetails(status, detail, { headers: { ...headers, 'retry-after': String(seconds) } })
}
