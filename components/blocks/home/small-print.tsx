import type { ReactNode } from 'react'
import { claims, type MarketingClaim, sampleNotes, testimonials, testimonialsBasis } from '@/content/marketing'
import { sections } from '@/content/pages/home'
import { resources } from '@/content/resources'
import { studies } from '@/content/science/studies'
import { categories } from '@/content/taxonomy'
import { guideLists } from '@/lib/site/guide-lists'

/** What comes last before the band that ends the page, without color: the site in numbers, and what readers say. */
export function SmallPrint({ affirmations }: { affirmations: number }) {
  return (
    <div className="shell subject-gap space-y-8 md:space-y-14">
      <Statistics affirmations={affirmations} />
      <Testimonials />
    </div>
  )
}

/** What is claimed, and what there is today. */
function Statistics({ affirmations }: { affirmations: number }) {
  const themes = categories.flatMap(({ subcategories }) => subcategories).length
  const strip: [MarketingClaim, string][] = [
    [claims.dailyAffirmations, `${affirmations.toLocaleString('en-US')} today`],
    [claims.categories, `${categories.length} life areas, ${themes} themes`],
    [claims.guides, `${guideLists.flat().length + categories.length} today`],
    [claims.studies, `among ${studies.length} sources`],
    [claims.resources, `${resources.length} today`]
  ]
  return (
    <section aria-labelledby="statistics-title">
      <SmallHeading id="statistics-title">{sections.statistics.title}</SmallHeading>
      {/* Rows on a phone: what it is at their beginning, how many at their end. */}
      <dl className="numerals mt-3 grid text-sm leading-snug md:mt-4 md:grid-cols-5 md:gap-x-6">
        {strip.map(([{ value, label }, today]) => (
          <div
            key={label}
            className="flex items-baseline gap-x-2 max-md:hairline-top max-md:min-h-9 max-md:flex-wrap max-md:py-1 md:flex-col"
          >
            <dt className="md:order-2">{label}</dt>
            <dd className="serif order-3 text-lg md:order-1 md:text-[1.9rem]">{value}</dd>
            <dd className="order-2 text-soft max-md:ml-auto md:order-3">{today}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Testimonials() {
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby="testimonials-title">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <SmallHeading id="testimonials-title">{sections.testimonials.title}</SmallHeading>
        {testimonialsBasis === 'deployer' && <p className="text-sm text-soft">{sampleNotes.quotes}</p>}
      </div>
      {/* A row to swipe on a phone. */}
      <div className="mt-3 max-md:scroll-row max-md:gap-5 md:mt-4 md:grid md:grid-cols-3 md:gap-x-10">
        {testimonials.map(({ name, role, text }) => (
          <figure key={name} className="hairline-top pt-3 max-md:w-[80%] max-md:flex-none">
            <blockquote className="serif leading-normal">“{text}”</blockquote>
            <figcaption className="mt-2 text-sm text-soft">
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

function SmallHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="row-title font-sans">
      {children}
    </h2>
  )
}
