import { Sky } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { CategoryGuide } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'

/** The sky of the category with its title and its count. */
export function CategoryHero({ guide, count }: { guide: CategoryGuide; count: number }) {
  const { displayName } = findCategory(guide.category)
  return (
    <Sky category={guide.category} seed={`category-${guide.category}`} wide>
      <div className="shell flex min-h-[min(62svh,38rem)] flex-col gap-10 pt-4 pb-44 md:pt-6">
        <Breadcrumb steps={[{ label: displayName, href: routes.category(guide.category) }]} />
        <div className="my-auto">
          <h1 className="max-w-3xl text-3xl md:text-4xl">{guide.title}</h1>
          <p className="numerals mt-4">{count} affirmations available</p>
        </div>
      </div>
    </Sky>
  )
}
