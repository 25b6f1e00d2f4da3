/** An answer of our server: whatever Next makes it of, its policy is right, and an error is a page of ours. */
import { type IncomingMessage, ServerResponse } from 'node:http'
import { resolveScreen } from '../site/routes'
import { CLOSED_POLICY, POLICY_HEADER, pagePolicy } from './content-policy.mjs'
import { shared } from './shared-state.mjs'

/** A page that fails so soon after the database did, in milliseconds, failed because of it: requests share their renders. */
const TROUBLE_COUNTS_FOR_MS = 5_000
const RETRY_AFTER_SECONDS = '30'

export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** What the scripts of a page that is made for this request carry. */
  nonce: string | undefined
  /** What is sent in place of a page that could not be made. */
  errorPage: Buffer | undefined
  #replacement: Buffer | undefined

  override writeHead(status: number, ...rest: never[]): this {
    const isPage = String(this.getHeader('content-type')).startsWith('text/html')
    if (isPage && status >= 500 && this.errorPage) return this.#writeReplacement(status, this.errorPage)
    // A browser takes the headers of a 304 in place of those that it kept.
    if (status === 304) return super.writeHead(status, ...rest)
    if (!isPage) this.setHeader(POLICY_HEADER, closedPolicy(this.req.url))
    // The page cache has said it for the pages that it keeps.
    else if (!this.hasHeader(POLICY_HEADER)) {
      this.setHeader(POLICY_HEADER, pagePolicy(this.nonce ? `'nonce-${this.nonce}'` : ''))
    }
    return super.writeHead(status, ...rest)
  }

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    if (this.statusCode >= 500 && !this.headersSent) this.writeHead(this.statusCode)
    return this.#replacement !== undefined || super.write(chunk, encoding as BufferEncoding, done as () => void)
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (this.statusCode >= 500 && !this.headersSent) this.writeHead(this.statusCode)
    return super.end(this.#replacement ?? chunk, encoding as BufferEncoding, done as () => void)
  }

  /** The page as it was, where the database went away while it was made anew; else the page that says so. */
  #writeReplacement(status: number, errorPage: Buffer): this {
    const willPass = Date.now() - shared.troubleAt < TROUBLE_COUNTS_FOR_MS
    const kept = willPass ? shared.beingMadeAnew.get(keptPath(this.req.url)) : undefined
    this.#replacement = kept ? Buffer.from(kept.html) : errorPage
    if (willPass && !kept) this.setHeader('retry-after', RETRY_AFTER_SECONDS)
    for (const name of ['content-encoding', 'etag']) this.removeHeader(name)
    this.setHeader('content-type', 'text/html; charset=utf-8')
    this.setHeader('content-length', this.#replacement.length)
    this.setHeader('cache-control', 'no-store')
    this.setHeader(POLICY_HEADER, kept?.headers?.[POLICY_HEADER] ?? pagePolicy(''))
    if (kept) return super.writeHead(kept.status ?? 200)
    return super.writeHead(willPass ? 503 : status)
  }
}

/** Where the page cache has the page of an address. */
function keptPath(url = '/'): string {
  const screen = resolveScreen(url.split('?')[0] ?? '/')
  return screen === '/' ? '/index' : screen
}

/** The browser's reader of PDF files is a plug-in of the file itself. */
function closedPolicy(url = ''): string {
  return /\.pdf(\?|$)/.test(url) ? "frame-ancestors 'none'" : CLOSED_POLICY
}
