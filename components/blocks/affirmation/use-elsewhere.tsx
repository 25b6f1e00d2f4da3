import { ArrowLink } from '@/components/ui/arrow-link'
import { elsewhere } from '@/content/affirmation-page'
import type { Affirmation } from '@/lib/affirmations/types'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { embedSnippet } from '@/lib/site/embed'
import { Code } from '../text/code'
import { Fold } from '../text/fold'

/** The snippet that frames an affirmation in a page of another site. */
export function UseElsewhere({ slug, text }: Pick<Affirmation, 'slug' | 'text'>) {
  return (
    <Fold title={elsewhere.title} className="mt-6">
      <p className="text-sm text-soft">{elsewhere.text}</p>
      <Code className="mt-3">{embedSnippet(env().SITE_URL + routes.embed(slug), text)}</Code>
      <ArrowLink href={routes.anywhere()} className="mt-1 text-sm">
        {elsewhere.more}
      </ArrowLink>
    </Fold>
  )
}
