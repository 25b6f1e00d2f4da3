import { HelpLink } from '@/components/blocks/help/help-link'
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button'
import { favoritesPage, OWN_LINE_LENGTH } from '@/content/favorites'
import { routes } from '@/lib/routes'

/** The lines of the link that led here, which are added only when the visitor says so. */
export function FavoriteOffer() {
  return (
    <section data-offer="" hidden aria-label="Lines from a link" className="no-print mb-12 bg-sunk p-6 md:p-8">
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

/** Text for an empty list, with links to pages where a first favorite can be found. */
export function NoFavorites() {
  const { title, text } = favoritesPage.empty
  return (
    <div data-empty="" hidden className="no-print hairline-top py-10">
      <p className="serif text-xl">{title}</p>
      <p className="mt-2 text-soft">{text}</p>
      <Onward />
      <HelpLink />
    </div>
  )
}

/** Links to pages with affirmations. */
export function Onward() {
  return (
    <ButtonRow className="mt-6">
      <ButtonLink href={`${routes.home()}#daily-quote`} variant="quiet">
        Today’s Affirmation
      </ButtonLink>
      <ButtonLink href={`${routes.home()}#categories`} variant="quiet">
        Life areas
      </ButtonLink>
      <ButtonLink href={routes.generator()} variant="quiet">
        Daily Generator
      </ButtonLink>
    </ButtonRow>
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
