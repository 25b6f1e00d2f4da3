import { Sky } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { favoritesPage } from '@/content/pages/favorites'
import type { Affirmation } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'

/** An empty list says so, and has one affirmation to begin with on a sky of the night, and a way to others. */
export function NoFavorites({ affirmation }: { affirmation: Affirmation | undefined }) {
  const { title, text, example, keep, more } = favoritesPage.empty
  return (
    <div data-empty="" hidden className="no-print">
      <h2 className="text-heading">{title}</h2>
      <p className="measure mt-2">{text}</p>
      {affirmation && (
        <Sky
          category="weekly"
          seed="no-favorites"
          className="head-sentence above-light mt-6 rounded-field px-[clamp(1.5rem,4vw,3rem)] pt-[clamp(1.5rem,4vw,3rem)]"
        >
          <p className="text-sm">{example}</p>
          <div
            data-affirmation={affirmation.id}
            data-url={routes.affirmation(affirmation.slug)}
            data-category={affirmation.category}
          >
            <p data-text={affirmation.text} className="serif mt-1 text-balance text-(length:--text-lead) leading-[1.1]">
              {affirmation.text}
            </p>
            <Button variant="primary" data-action="favorite" aria-pressed={false} className="mt-6">
              <Icon name="heart" /> {keep}
            </Button>
          </div>
        </Sky>
      )}
      <p className="mt-6 flex flex-wrap items-center gap-x-3">
        <span>{more}</span>
        <ArrowLink href={routes.generator()}>Daily Generator</ArrowLink>
      </p>
    </div>
  )
}

/** The link to other affirmations. */
export function GeneratorLink() {
  return (
    <p className="mt-4">
      <ButtonLink href={routes.generator()} variant="primary">
        Daily Generator
      </ButtonLink>
    </p>
  )
}
