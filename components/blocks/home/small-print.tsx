import type { ReactNode } from 'react'
import { claims, type MarketingClaim, sampleNotes, testimonials, testimonialsBasis } from '@/content/marketing'
import { sections } from '@/content/pages/home'
import { resources } from '@/content/resources'
import { studies } from '@/content/science/studies'
import { categories } from '@/content/taxonomy'
import { guideLists } from '@/lib/site/guide-lists'

/** What closes the page in small type: the site in numbers, and what readers say. */
export function SmallPrint({ affirmations }: { affirmations: number }) {
  return (
    <div className="shell space-y-3 pt-6 text-soft text-xs leading-snug md:pt-8">
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
      <dl className="numerals flex flex-wrap gap-x-4">
        {strip.map(([{ value, label }, today]) => (
          <div key={label} className="flex flex-wrap gap-x-1">
            <dt className="order-2">{label}</dt>
            <dd>{value}</dd>
            <dd className="order-3">({today})</dd>
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
      <div className="flex gap-x-2">
        <SmallHeading id="testimonials-title">{sections.testimonials.title}</SmallHeading>
        {testimonialsBasis === 'deployer' && <p>{sampleNotes.quotes}</p>}
      </div>
      <div className="grid gap-x-8 gap-y-1 md:grid-cols-3">
        {testimonials.map(({ name, role, text }) => (
          <figure key={name}>
            <blockquote className="inline">“{text}”</blockquote>{' '}
            <figcaption className="inline">
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
    <h2 id={id} className="font-sans font-semibold text-xs">
      {children}
    </h2>
  )
}
