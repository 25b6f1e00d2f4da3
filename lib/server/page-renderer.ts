/** Renders pages and generated files with Next, and finishes them. */
import next from 'next'
import { FORM_STATE_HEADER } from '../http/form-page'
import { cachePolicy } from '../site/cache-policy'
import { RenderQueue, TooManyRenders } from '../site/render-queue'
import { PATH_HEADER, routes } from '../site/routes'
import { CLOSED_POLICY, finishDocument } from './document'
import type { PublicFile } from './files'
import { type Encoding, type FinishedResponse, finish } from './finished-response'
import { commonHeaders, REFERRER } from './headers'
import { type Rendered, RenderTimeout, render } from './render'
import { databaseFailedSince } from './shared-state'

interface PagesOptions {
  folder: string
  siteUrl: string
  files: ReadonlyMap<string, PublicFile>
}

export interface Pages {
  /** Renders a page that is the same for everybody. */
  renderDocument(path: string): Promise<{ response: FinishedResponse; isCacheable: boolean }>
  /** Renders a feed, a sitemap, the manifest …; undefined if there is no such file. */
  renderFile(path: string): Promise<{ response: FinishedResponse; isCacheable: boolean } | undefined>
  /** Renders a page for this request only, in the encoding that its client accepts. */
  renderUncached(target: string, encoding: Encoding): Promise<FinishedResponse>
  /** Renders the page of a posted form with the form's state, likewise: see lib/http/form-page.ts. */
  renderForm(screen: string, encoding: Encoding, formResponse: Response): Promise<FinishedResponse>
  /** The error page, for a page that could not be rendered. */
  unavailable(status: number): FinishedResponse
}

const HTML = 'text/html; charset=utf-8'
const SPECULATION_RULES = '"/speculation-rules.json"'
const RETRY_AFTER_SECONDS = '30'

export async function createPages({ folder, siteUrl, files }: PagesOptions): Promise<Pages> {
  const app = next({ dev: false, dir: folder })
  await app.prepare()
  const handle = app.getRequestHandler()
  const isHttps = siteUrl.startsWith('https:')
  const styleSheets = await readStyleSheets(files)
  const errorPage = await renderErrorPage()
  // Of their own, so that a flood of searches delays neither the pages that everybody shares nor those of posted forms, whose
  // work is done by the time that they are rendered.
  const shared = new RenderQueue(8, 2_000)
  const uncached = new RenderQueue(4, 100)
  const forms = new RenderQueue(4, 100)

  return { renderDocument, renderFile, renderUncached, renderForm, unavailable }

  async function renderDocument(path: string) {
    const rendered = await renderOrFail(shared, path)
    if ('failure' in rendered) return { response: rendered.failure, isCacheable: false }
    const { status, html, policy, links } = finishPage(rendered)
    const headers = {
      ...commonHeaders(siteUrl, path),
      'content-type': HTML,
      'cache-control': status === 200 ? cachePolicy(path).cacheControl : 'no-store',
      'content-security-policy': policy,
      'speculation-rules': SPECULATION_RULES,
      ...links,
      ...REFERRER
    }
    return { response: await finish(status, headers, Buffer.from(html)), isCacheable: true }
  }

  async function renderFile(path: string) {
    const rendered = await renderOrFail(shared, path)
    if ('failure' in rendered) return { response: rendered.failure, isCacheable: false }
    const { status, headers, body } = rendered
    if (headers['content-type']?.startsWith('text/html')) return undefined
    const all = {
      ...commonHeaders(siteUrl, path),
      'content-type': headers['content-type'] ?? 'text/plain; charset=utf-8',
      'cache-control': status === 200 ? cachePolicy(path).cacheControl : 'no-store',
      'content-security-policy': CLOSED_POLICY,
      ...REFERRER
    }
    return { response: await finish(status, all, body), isCacheable: status === 200 }
  }

  async function renderUncached(target: string, encoding: Encoding): Promise<FinishedResponse> {
    return renderOnce(uncached, target, encoding)
  }

  async function renderForm(screen: string, encoding: Encoding, formResponse: Response): Promise<FinishedResponse> {
    const headers = { [FORM_STATE_HEADER]: formResponse.headers.get(FORM_STATE_HEADER) ?? '' }
    const retryAfter = formResponse.headers.get('retry-after')
    const response = await renderOnce(forms, screen, encoding, { headers, status: formResponse.status })
    if (retryAfter) response.headers['retry-after'] = retryAfter
    return response
  }

  async function renderOnce(
    queue: RenderQueue,
    target: string,
    encoding: Encoding,
    form?: { headers: Record<string, string>; status: number }
  ) {
    const rendered = await renderOrFail(queue, target, form?.headers)
    if ('failure' in rendered) return rendered.failure
    const finished = finishPage(rendered)
    const headers = {
      ...commonHeaders(siteUrl, target),
      'content-type': HTML,
      'cache-control': 'no-store',
      'content-security-policy': finished.policy,
      ...finished.links,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex'
    }
    return finish(form?.status ?? finished.status, headers, Buffer.from(finished.html), encoding)
  }

  /** Renders a page or a file. If that fails, returns the error page: 503 if the cause is temporary, 500 if it is a bug. */
  async function renderOrFail(
    queue: RenderQueue,
    target: string,
    headers: Record<string, string> = {}
  ): Promise<Rendered | { failure: FinishedResponse }> {
    const began = Date.now()
    const all = { ...headers, [PATH_HEADER]: target.split('?', 1)[0] as string }
    try {
      const rendered = await queue.run(() => render(handle, target, all))
      if (rendered.status < 500) return rendered
    } catch (error) {
      console.error(error)
      if (error instanceof RenderTimeout || error instanceof TooManyRenders) return { failure: unavailable(503) }
    }
    return { failure: unavailable(databaseFailedSince(began) ? 503 : 500) }
  }

  function finishPage({ status, headers, body }: Rendered) {
    const page = finishDocument(status, body.toString('utf8'), isHttps, (href) => styleSheets.get(href))
    return { ...page, links: fontPreloads(headers.link) }
  }

  function unavailable(status: number): FinishedResponse {
    const headers = { ...errorPage.headers, 'cache-control': 'no-store' }
    return {
      ...errorPage,
      status,
      headers: status === 503 ? { ...headers, 'retry-after': RETRY_AFTER_SECONDS } : headers
    }
  }

  /** Renders the error page without scripts, which would only request what has just failed. */
  async function renderErrorPage(): Promise<FinishedResponse> {
    const { html, policy } = finishPage(await render(handle, routes.unavailable()))
    const words = html.replace(/<script[^>]*src=[^>]*><\/script>/g, '')
    const common = commonHeaders(siteUrl, routes.unavailable())
    const headers = { ...common, 'content-type': HTML, 'content-security-policy': policy, ...REFERRER }
    return finish(503, headers, Buffer.from(words))
  }
}

/** The header by which the fonts load with the page. Of the files that Next would have loaded ahead, the style sheet is in the page. */
function fontPreloads(link = ''): { link?: string } {
  const fonts = link.split(/,\s*(?=<)/).filter((file) => file.includes('as="font"'))
  const links = fonts.map((font) => `${font.split(';')[0]}; rel=preload; as=font; crossorigin`)
  return links.length > 0 ? { link: links.join(', ') } : {}
}

async function readStyleSheets(files: ReadonlyMap<string, PublicFile>): Promise<Map<string, string>> {
  const sheets = [...files].filter(([, { type }]) => type.startsWith('text/css'))
  return new Map(
    await Promise.all(
      sheets.map(async ([, { file, read }]) => {
        const address = `/_next/static/${file.split('/.next/static/')[1] ?? ''}`
        // The style sheet is inlined into pages, so its relative addresses become absolute.
        return [address, (await read()).toString('utf8').replaceAll('url(../', 'url(/_next/static/')] as const
      })
    )
  )
}
