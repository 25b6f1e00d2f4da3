import { Sky } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { CategoryGuide } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'
import { Prose } from '../text/prose'

/** The sky of the category with its title, its introduction and its count. */
export function CategoryHero({ guide, count }: { guide: CategoryGuide; count: number }) {
  const { displayName } = findCategory(guide.category)
  return (
    <Sky category={guide.category} seed={`category-${guide.category}`} shape="wide" className="category-sky">
      <div className="shell pt-2 pb-28 md:pt-6">
        <Breadcrumb steps={[{ label: displayName, href: routes.category(guide.category) }]} />
        <h1 className="mt-1 max-w-3xl text-title md:mt-6">{guide.title}</h1>
        <div className="measure mt-3 space-y-2 leading-snug md:mt-4 md:text-lg">
          {guide.intro.map((text) => (
            <p key={text}>
              <Prose text={text} />
            </p>
          ))}
        </div>
        <p className="numerals mt-3 text-sm">{count} affirmations available</p>
      </div>
    </Sky>
  )
}
