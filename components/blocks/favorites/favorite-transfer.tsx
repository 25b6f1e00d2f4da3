import { Button, ButtonRow } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { favoritesPage } from '@/content/pages/favorites'
import { PrintLargeButton } from '../text/print-large-button'

const WAYS = [
  { way: 'link', label: 'Copy a link' },
  { way: 'copy', label: 'Copy all as text' },
  { way: 'print', label: 'Print cards' }
]

/** The ways out of this browser: components/islands/favorites/transfer.ts. */
export function FavoriteTransfer() {
  const { take } = favoritesPage
  return (
    <Section name="take" data-some="" heading="text-heading" title={take.title}>
      <p className="mt-1 text-sm text-soft">{take.text}</p>
      <div className="take-rows mt-4">
        {WAYS.map(({ way, label }) => (
          <Button key={way} variant="quiet" data-take={way}>
            {label}
          </Button>
        ))}
        <PrintLargeButton />
      </div>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input type="checkbox" data-with-notes="" defaultChecked className="size-5 flex-none" />
        {take.withNotes}
      </label>
      <label hidden className="mt-2 block text-sm">
        The link
        <input data-link="" readOnly className="field mt-1" />
      </label>
      <p data-taken="" role="status" className="mt-2 text-sm" />
    </Section>
  )
}

/** The affirmations of the link that led here, which are added only if the visitor says so. */
export function FavoriteOffer() {
  return (
    <section data-offer="" hidden aria-label="Lines to add" className="no-print mb-12 bg-sunk p-6 md:p-8">
      <p data-offer-words="" role="status" tabIndex={-1} className="serif text-heading outline-none" />
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
