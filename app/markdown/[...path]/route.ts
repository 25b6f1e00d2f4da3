import { env } from '@/lib/env'
import { handleErrors } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { findMarkdownTwin, textOfTwin } from '@/lib/site/markdown/twins'

/** The text of a page as Markdown. Its address is that of the page plus `.md`, which is rewritten to this one. */
export const GET = handleErrors(async (_request: Request, { params }: RouteContext<'/markdown/[...path]'>) => {
  const origin = env().SITE_URL
  const twin = await findMarkdownTwin(`/${(await params).path.join('/')}`)
  if (!twin) {
    throw new ProblemDetails(
      404,
      'There is no such text. Affirmations, guides and situations have one: their address plus .md.'
    )
  }
  return new Response(await textOfTwin(twin, origin), {
    headers: { 'content-type': 'text/markdown; charset=utf-8', link: `<${origin}${twin.page}>; rel="canonical"` }
  })
})
