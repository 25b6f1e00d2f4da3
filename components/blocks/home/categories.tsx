import { Sky } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Section } from '@/components/ui/section'
import { claims } from '@/content/marketing'
import { sections } from '@/content/pages/home'
import type { CategorySummary } from '@/lib/affirmations/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'
import { LifeChips } from '../life/life-chips'
import { Prose } from '../text/prose'

/** The number of guides on a card. */
const FEATURED = 3

/** The six categories as one day, from dawn to night. */
export function Categories({ categories }: { categories: CategorySummary[] }) {
  return (
    <Section
      id="categories"
      title={sections.categories.title}
      intro={<Prose text={sections.categories.intro} />}
      className="shell section-gap"
    >
      {/* Two by three on a phone, three by two, and on a wide screen one strip. */}
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 max-[22.5rem]:grid-cols-1 md:mt-10 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-6 xl:gap-0">
        {categories.map(({ name, displayName, count }) => {
          const { description, articles, moment } = findCategory(name)
          return (
            <li key={name} className="group row-span-6 grid grid-rows-subgrid gap-y-0">
              <Sky
                category={name}
                seed={`card-${name}`}
                shape="narrow"
                className="min-h-[17rem] rounded-field md:min-h-[22rem] xl:min-h-[28rem] xl:rounded-none xl:group-first:rounded-l-field xl:group-last:rounded-r-field"
              >
                <div className="space-y-1 p-[0.8rem] text-sm leading-snug">
                  <h3 className="text-lg leading-tight">
                    {/* All of its sky can be pressed. */}
                    <a
                      href={routes.category(name)}
                      className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {displayName}
                    </a>
                  </h3>
                  <p>{moment}</p>
                  <p>{description}</p>
                </div>
              </Sky>
              <div className="contents text-sm [&>*]:mt-2 xl:[&>*]:mr-5">
                <p className="numerals text-soft text-xs">
                  <span>{claims.perCategory.value} affirmations</span>
                  {'\u00a0· '}
                  <span>{count} affirmations available</span>
                </p>
                <ul className="row-span-3 grid grid-rows-subgrid">
                  {articles.slice(0, FEATURED).map(({ title, href }) => (
                    <li key={href} className="hairline-top">
                      <a href={href} className="block min-h-11 py-2 leading-snug hover:underline">
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
                <ArrowLink href={routes.category(name)} className="font-semibold">
                  Explore<span className="sr-only">&nbsp;{displayName}</span>
                </ArrowLink>
              </div>
            </li>
          )
        })}
      </ul>
      <LifeChips hasAll className="mt-8" />
    </Section>
  )
}
