import type { Affirmation } from '@/lib/affirmations/types'
import { routes } from '@/lib/site/routes'
import { AffirmationList } from '../affirmation-list'

/** Everything that is published in a category, or the empty state; then the two ways on. */
export function AllAffirmations({ lines, displayName }: { lines: Affirmation[]; displayName: string }) {
  return (
    <section id="all" aria-labelledby="all-title" className="shell pt-20">
      <h2 id="all-title" className="text-3xl">
        {displayName}, line by line
      </h2>
      {lines.length > 0 ? (
        <div className="mt-8">
          <AffirmationList lines={lines} />
        </div>
      ) : (
        <div className="hairline-top mt-8 py-12">
          <p className="serif text-xl">No affirmations found in this category</p>
          <a href={`${routes.home()}#categories`} className="button button-quiet mt-5">
            Explore Other Categories
          </a>
        </div>
      )}
      <p className="no-print mt-10 flex flex-wrap gap-3">
        <a href={routes.generator()} className="button button-primary">
          Generate an Affirmation
        </a>
        <a href={routes.submit()} className="button button-quiet">
          Submit Your Own
        </a>
      </p>
    </section>
  )
}
