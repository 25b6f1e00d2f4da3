import { Button, ButtonRow } from '@/components/ui/button'

/** The lines of the link that led here, which are added only if the visitor says so. */
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
