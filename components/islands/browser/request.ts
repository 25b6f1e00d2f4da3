/** Requests of the browser to the site's own API. Cookies go along, a JSON body only if there is a payload. */

/** A response that is not ok: the message is the status, a colon and the response text (or the status text). */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string
  ) {
    super(`${status}: ${body || statusText}`)
  }

  /** The sentence of a problem that says why, and its messages for single fields. */
  get problem(): { detail?: string; errors?: { field: string; message: string }[] } {
    try {
      return JSON.parse(this.body)
    } catch {
      return {}
    }
  }
}

/** A query for which 401 says that there is nothing to show, which is no error. */
export async function requestOrNull<T>(path: string): Promise<T | null> {
  return request<T>('GET', path).catch((error) => {
    if (error instanceof RequestError && error.status === 401) return null
    throw error
  })
}

/** @throws RequestError on any response that is not ok, TypeError if there is no connection */
export async function request<T>(method: 'GET' | 'POST', path: string, payload?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(payload !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload)
    })
  })
  const body = await response.text()
  if (!response.ok) throw new RequestError(response.status, body, response.statusText)
  return JSON.parse(body) as T
}
