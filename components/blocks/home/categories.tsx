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

/** The number of guides on a card, of which a phone shows the first. */
const FEATURED = 3

/** The six categories as one day, from dawn to night. */
export function Categories({ categories }: { categories: CategorySummary[] }) {
  return (
    <Section
      id="categories"
      title={sections.categories.title}
      intro={<Prose text={sections.categories.intro} />}
      className="shell part-gap max-md:[&>h2+p]:hidden"
    >
      <LifeChips hasAll className="mt-5" />
      {/* Two by three on a phone, which leaves out the sentence; three by two on a wide screen. */}
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 max-[22.5rem]:grid-cols-1 md:mt-8 md:gap-x-6 md:gap-y-10 lg:grid-cols-3">
        {categories.map(({ name, displayName, count }) => {
          const { description, articles, moment } = findCategory(name)
          return (
            <li key={name} className="row-span-4 grid grid-rows-subgrid gap-y-0">
              <Sky
                category={name}
                seed={`card-${name}`}
                shape="narrow"
                className="min-h-[9.5rem] rounded-field md:min-h-[16.5rem]"
              >
                <div className="p-3 leading-snug md:px-5 md:py-4">
                  <h3 className="text-lg leading-tight md:text-[1.35rem]">
                    {/* All of its sky can be pressed. */}
                    <a
                      href={routes.category(name)}
                      className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {displayName}
                    </a>
                  </h3>
                  <p className="mt-1 text-sm">{moment}</p>
                  <p className="mt-2 max-md:hidden">{description}</p>
                </div>
              </Sky>
              <div className="contents text-sm">
                <p className="numerals mt-2 text-soft text-xs md:mt-3">
                  <span className="inline-block">{claims.perCategory.value} affirmations</span>
                  {'\u00a0· '}
                  <span className="inline-block">{count} affirmations available</span>
                </p>
                <ul className="mt-1 content-start gap-x-5 md:flex md:flex-wrap">
                  {articles.slice(0, FEATURED).map(({ title, href }) => (
                    <li key={href} className="max-sm:not-first:hidden">
                      <a
                        href={href}
                        className="link flex min-h-11 items-center py-1 leading-snug decoration-(--field-line) pointer-fine:min-h-9"
                      >
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
                <ArrowLink href={routes.category(name)} className="self-start justify-self-start font-semibold">
                  Explore<span className="sr-only">&nbsp;{displayName}</span>
                </ArrowLink>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
