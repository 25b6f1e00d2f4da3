import './hero.css'
import { Sky } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { ArrowLink } from '@/components/ui/arrow-link'
import type { CategoryGuide } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationList } from '../affirmation/affirmation-list'
import { Prose } from '../text/prose'

interface CategoryHeroProps {
  guide: CategoryGuide
  count: number
  /** The affirmations with which the page begins, the first one large. */
  lines: ListedAffirmation[]
}

/**
 * The sky of the category: its title, a few affirmations of which the first is the largest, and beside them its introduction and
 * count; on a phone these stand below.
 */
export function CategoryHero({ guide, count, lines }: CategoryHeroProps) {
  const { displayName } = findCategory(guide.category)
  return (
    <Sky category={guide.category} seed={`category-${guide.category}`} shape="low">
      <div className="category-hero shell short-crumbs pt-3 pb-24 md:pt-6 md:pb-36 [@media(height<30rem)]:pt-0">
        <Breadcrumb steps={[{ label: displayName, href: routes.category(guide.category) }]} />
        <div className="split gap-y-4 pt-1 md:grid-rows-[auto_1fr] md:pt-4 [@media(height<30rem)]:pt-0">
          <h1 className="text-title-small md:col-span-5 [@media(height<30rem)]:text-heading [@media(height<30rem)]:col-span-full">
            {guide.title}
          </h1>
          {lines.length > 0 && (
            <section
              id="first"
              aria-label={`${displayName}: the first ${lines.length}`}
              className="category-lines md:col-span-7 md:col-start-6 md:row-span-2 md:row-start-1 [@media(height<30rem)]:row-start-2"
            >
              <AffirmationList affirmations={lines} lead isNumbered={false} />
            </section>
          )}
          <div className="md:col-span-5 md:col-start-1 md:row-start-2">
            <p className="measure leading-snug">
              <Prose text={guide.intro[0] ?? ''} />
            </p>
            <ArrowLink href="#all" className="numerals mt-1 font-semibold text-sm">
              {count} affirmations available
            </ArrowLink>
          </div>
        </div>
      </div>
    </Sky>
  )
}
