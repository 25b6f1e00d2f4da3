/**
 * Errors of the API as problem details (RFC 9457): a status, a title, a sentence that says what to do, and one message for
 * each invalid field.
 */
export interface FieldError {
  /** The name of the field, as in the payload. */
  field: string
  message: string
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  410: 'Gone',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable'
}

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
