import { Sky } from '@/components/affirmation/sky'
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { favoritesPage, OWN_LINE_LENGTH } from '@/content/favorites'
import type { CategoryName } from '@/content/types'
import { routes } from '@/lib/routes'
import { HelpLink } from '../help/help-link'

interface FirstLine {
  slug: string
  text: string
  category: CategoryName
}

/** The lines of a file, or of the link that led here, which are added only if the visitor says so. */
export function FavoriteOffer() {
  return (
    <section data-offer="" hidden aria-label="Lines to add" className="no-print mb-12 bg-sunk p-6 md:p-8">
      <p data-offer-words="" role="status" tabIndex={-1} className="serif text-xl outline-none" />
      <ul className="mt-4 max-h-96 overflow-y-auto empty:hidden" />
      <div data-offer-buttons="" hidden className="mt-6">
        <ButtonRow>
          <Button variant="primary" data-accept="">
            Add to my favorites
          </Button>
          <Button variant="quiet" data-decline="">
            Not now
          </Button>
        </ButtonRow>
      </div>
    </section>
  )
}

/** An empty list is a night sky with one line, which can be the first, and a way to others. */
export function NoFavorites({ line }: { line: FirstLine | undefined }) {
  return (
    <div data-empty="" hidden className="no-print">
      <Sky
        category="weekly"
        seed="no-favorites"
        className="above-light rounded-field px-[clamp(1.5rem,4vw,3rem)] pt-[clamp(1.5rem,4vw,3rem)]"
      >
        {line && (
          <div data-affirmation="" data-url={routes.affirmation(line.slug)} data-category={line.category}>
            <p data-text="" className="serif text-balance text-lead leading-[1.1]">
              {line.text}
            </p>
            <Button variant="quiet" data-action="favorite" aria-pressed={false} className="mt-6">
              <Icon name="heart" /> {favoritesPage.empty.keep}
            </Button>
          </div>
        )}
        <p className="measure mt-8">{favoritesPage.empty.text}</p>
        <GeneratorLink />
        <p className="mt-4">
          <HelpLink />
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

export function OwnLineForm() {
  const { title, label, hint } = favoritesPage.own
  return (
    <form data-own-form="" aria-labelledby="own-title">
      <h2 id="own-title" className="text-xl">
        {title}
      </h2>
      <label htmlFor="own-line" className="mt-3 block text-sm">
        {label}
      </label>
      <textarea
        id="own-line"
        rows={2}
        maxLength={OWN_LINE_LENGTH}
        aria-describedby="own-hint"
        className="field serif mt-1 text-lg"
      />
      <p id="own-hint" className="mt-1 text-soft text-xs">
        {hint}
      </p>
      <Button type="submit" variant="quiet" className="mt-3">
        Keep this line
      </Button>
      <p role="status" className="mt-2 text-sm" />
    </form>
  )
}
