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
    <div className="shell section-gap space-y-10 md:space-y-14">
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
      <dl className="numerals mt-4 grid grid-cols-2 gap-x-6 gap-y-5 text-sm leading-snug md:grid-cols-5">
        {strip.map(([{ value, label }, today]) => (
          <div key={label} className="flex flex-col max-md:first:col-span-2">
            <dt className="order-2">{label}</dt>
            <dd className="serif text-[1.9rem]">{value}</dd>
            <dd className="order-3 text-soft">{today}</dd>
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
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {testimonials.map(({ name, role, text }) => (
          <figure key={name} className="hairline-top pt-3">
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
