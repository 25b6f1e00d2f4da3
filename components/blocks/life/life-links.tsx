import { ArrowLink } from '@/components/ui/arrow-link'
import { livesPage } from '@/content/lives'
import type { CategoryName } from '@/content/types'
import { livesOfCategory } from '@/lib/content/lives'
import { routes } from '@/lib/routes'

/** The way from a category to the lives that it is for: whole rows are links. */
export function CategoryLives({ category }: { category: CategoryName }) {
  return (
    <nav aria-labelledby="lives-title" className="no-print split gap-y-4">
      <div className="md:col-span-4">
        <h2 id="lives-title" className="text-heading">
          {livesPage.related}
        </h2>
        <ArrowLink href={routes.lives()} className="mt-1 text-sm">
          {livesPage.all}
        </ArrowLink>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2 md:col-span-8">
        {livesOfCategory(category).map(({ slug, name }) => (
          <li key={slug} className="hairline-top">
            <a
              href={routes.life(slug)}
              className="row-title flex min-h-12 items-center py-2.5 underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
