import { ArrowLink } from '@/components/ui/arrow-link'
import { sections } from '@/content/home'
import { findCategory } from '@/lib/content/taxonomy'
import { categoryList } from '@/lib/site/reads'
import { routes } from '@/lib/site/routes'
import { SectionHeading } from '../section-heading'
import { Sky } from '../sky'

/** How many guides a card features. */
const FEATURED = 3

/** The six life areas as one day, from dawn to night. */
export async function Categories() {
  const categories = await categoryList()
  return (
    <section id="categories" aria-labelledby="categories-title" className="shell pt-24">
      <SectionHeading id="categories-title" title={sections.categories.title} intro={sections.categories.intro} />
      <ul className="day-strip mt-10">
        {categories.map(({ name, displayName, count }) => {
          const { description, articles, moment } = findCategory(name)
          return (
            <li key={name} className="day-card">
              <Sky category={name} seed={`card-${name}`} narrow className="day-sky">
                <h3>
                  <a href={routes.category(name)} className="underline-offset-4 hover:underline">
                    {displayName}
                  </a>
                  <span className="mt-1 block font-sans text-sm">{moment}</span>
                </h3>
              </Sky>
              <div className="day-words text-sm">
                <p>{description}</p>
                <p className="numerals text-soft max-md:mt-3">{count}+ affirmations available</p>
                <ul className="max-md:mt-3">
                  {articles.slice(0, FEATURED).map(({ title, href }) => (
                    <li key={href} className="hairline-top">
                      <a href={href} className="flex min-h-11 items-center py-2 leading-snug hover:underline">
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
                <ArrowLink href={routes.category(name)} className="font-semibold">
                  Explore <span className="sr-only">{displayName}</span>
                </ArrowLink>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
