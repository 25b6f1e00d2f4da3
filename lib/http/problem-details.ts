import { STATUS_CODES } from 'node:http'

/**
 * Errors of the API as problem details (RFC 9457): a status, a title, a sentence that says what to do, and one message for
 * each invalid field.
 */
export interface FieldError {
  /** The name of the field, as in the payload. */
  field: string
  message: string
}

/** Node has the name that the status had before RFC 9110. */
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

  /** For a client that expects plain text. */
  toText(): Response {
    const { errors = [], headers } = this.extra
    const lines = errors.length > 0 ? errors.map(({ field, message }) => `${field}: ${message}`) : [this.detail]
    return new Response(`${lines.join('\n')}\n`, {
      status: this.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }
    })
  }

  toResponse(): Response {
    const { errors, headers } = this.extra
    const body = { type: 'about:blank', title: TITLES[this.status], status: this.status, detail: this.detail, errors }
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers }
    })
  }
}
