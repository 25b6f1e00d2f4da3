import { Sky } from '@/components/affirmation/sky'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { favoritesPage } from '@/content/pages/favorites'
import type { Affirmation } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'
import { HelpNowLink } from '../../layout/help-now-link'

/** An empty list is a night sky with one affirmation, which can be the first, and a way to others. */
export function NoFavorites({ affirmation }: { affirmation: Affirmation | undefined }) {
  return (
    <div data-empty="" hidden className="no-print">
      <Sky
        category="weekly"
        seed="no-favorites"
        className="above-light rounded-field px-[clamp(1.5rem,4vw,3rem)] pt-[clamp(1.5rem,4vw,3rem)]"
      >
        {affirmation && (
          <div
            data-affirmation={affirmation.id}
            data-url={routes.affirmation(affirmation.slug)}
            data-category={affirmation.category}
          >
            <p data-text={affirmation.text} className="serif text-balance text-lead leading-[1.1]">
              {affirmation.text}
            </p>
            <Button variant="quiet" data-action="favorite" aria-pressed={false} className="mt-6">
              <Icon name="heart" /> {favoritesPage.empty.keep}
            </Button>
          </div>
        )}
        <p className="measure mt-8">{favoritesPage.empty.text}</p>
        <GeneratorLink />
        <p className="mt-4">
          <HelpNowLink />
        </p>
      </Sky>
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
