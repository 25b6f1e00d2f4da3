import { RowActions } from '@/components/affirmation/actions'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { SkyBand } from '@/components/affirmation/sky'
import { ButtonLink } from '@/components/ui/button'
import type { CategoryName } from '@/content/types'
import { routes } from '@/lib/routes'

interface PageEndProps {
  /** A published affirmation, or a line of the page that has no page of its own. */
  affirmation: { id?: string; slug?: string; text: string; category: CategoryName }
  /** Stands small above it. */
  title?: string
  /** Where the page leads. */
  next: { href: string; label: string }
  /** A second way on. */
  other?: { href: string; label: string }
}

/**
 * How a long page ends: one of its affirmations in its sky, from edge to edge, with its actions and one next step. It is the last of
 * its page, outside of any `shell`: the footer follows without a gap.
 */
export function PageEnd({ affirmation: { id = '', slug, text, category }, title, next, other }: PageEndProps) {
  const looks = `serif block ${affirmationSize(text)}`
  return (
    <section aria-label={title ?? 'To take with you'} className="page-end no-print mt-8 md:mt-20">
      <SkyBand category={category} seed={`end-${id || text}`}>
        <div data-affirmation={id} data-category={category} className="shell">
          {title && <p className="mb-2 text-sm md:mb-3">{title}</p>}
          {slug ? (
            <a
              href={routes.affirmation(slug)}
              data-text={text}
              className={`${looks} underline-offset-4 hover:underline`}
            >
              {text}
            </a>
          ) : (
            <p data-text={text} className={looks}>
              {text}
            </p>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 md:mt-6">
            <ButtonLink href={next.href} variant="primary">
              {next.label}
            </ButtonLink>
            {other && (
              <ButtonLink href={other.href} variant="quiet">
                {other.label}
              </ButtonLink>
            )}
            <RowActions />
          </div>
        </div>
      </SkyBand>
    </section>
  )
}
