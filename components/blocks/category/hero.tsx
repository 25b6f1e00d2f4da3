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

/** The sky of the category: its title, its introduction and its count, with a few affirmations beside them, on a phone below. */
export function CategoryHero({ guide, count, lines }: CategoryHeroProps) {
  const { displayName } = findCategory(guide.category)
  return (
    <Sky category={guide.category} seed={`category-${guide.category}`} shape="low">
      <div className="shell short-crumbs pt-3 pb-24 md:pt-6 md:pb-36">
        <Breadcrumb steps={[{ label: displayName, href: routes.category(guide.category) }]} />
        <div className="split gap-y-5 pt-1 md:pt-4">
          <div className="md:col-span-5">
            <h1 className="text-title">{guide.title}</h1>
            <div className="measure mt-3 space-y-2 leading-snug md:mt-4">
              {guide.intro.map((text) => (
                <p key={text}>
                  <Prose text={text} />
                </p>
              ))}
            </div>
            <ArrowLink href="#all" className="numerals mt-1 font-semibold text-sm">
              {count} affirmations available
            </ArrowLink>
          </div>
          {lines.length > 0 && (
            <section
              id="first"
              aria-label={`${displayName}: the first ${lines.length}`}
              className="category-lines md:col-span-7"
            >
              <AffirmationList affirmations={lines} lead isNumbered={false} />
            </section>
          )}
        </div>
      </div>
    </Sky>
  )
}
