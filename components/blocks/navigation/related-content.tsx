import { type NavEntry, withoutOff } from '@/content/site'
import type { CategoryName } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationList } from '../affirmation/affirmation-list'

/** Up to three other affirmations, related categories, quick access. */
export function RelatedContent({
  category,
  affirmations
}: {
  category: CategoryName
  affirmations: ListedAffirmation[]
}) {
  return (
    <aside
      aria-label="Related"
      className="no-print hairline-top grid grid-cols-2 gap-x-8 gap-y-6 pt-8 md:gap-10 lg:grid-cols-12"
    >
      <div className="col-span-2 lg:col-span-7">
        {affirmations.length > 0 && (
          <>
            <h2 className="mb-4 text-heading">More affirmations</h2>
            <AffirmationList affirmations={affirmations} isNumbered={false} />
          </>
        )}
      </div>
      <div className="lg:col-span-3">
        <h2 className="text-heading">Explore More Topics</h2>
        <ul className="mt-3">
          {findCategory(category).related.map((name) => (
            <li key={name}>
              <a href={routes.category(name)} className="link flex min-h-11 items-center">
                {findCategory(name).displayName}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-2">
        <h2 className="text-heading">Quick Access</h2>
        <ul className="mt-3">
          {withoutOff<NavEntry>([
            { label: 'Generator', href: routes.generator() },
            { label: 'Resources', href: routes.resources() },
            { label: 'Submit', href: routes.submit(), feature: 'submissions' }
          ]).map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="link flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
