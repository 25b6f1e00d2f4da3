import { NewsletterForm } from '@/components/islands/newsletter-form'
import { claims, testimonials } from '@/content/claims'
import { faq, resourceHubCards, sections } from '@/content/home'
import { numberNotes } from '@/lib/content/citations'
import { Faq } from '../faq'
import { LinkRow } from '../link-row'
import { SectionHeading } from '../section-heading'
import { FoldedSources } from '../sources'

const STRIP = [claims.dailyAffirmations, claims.categories, claims.guides, claims.studies, claims.resources]

/** What is here, in numbers. */
export function Statistics() {
  return (
    <section aria-labelledby="statistics-title" className="shell pt-28">
      <h2 id="statistics-title" className="sr-only">
        {sections.statistics.title}
      </h2>
      <dl className="hairline-top flex flex-wrap justify-between gap-x-8 gap-y-6 border-hairline border-b py-8">
        {STRIP.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="serif numerals text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The rest of the library, as four lines of a catalog. */
export function ResourceHub() {
  return (
    <section aria-labelledby="resources-title" className="shell grid gap-x-12 gap-y-6 pt-28 md:grid-cols-12">
      <div className="md:col-span-4">
        <SectionHeading id="resources-title" title={sections.resources.title} intro={sections.resources.intro} />
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2 md:col-span-8">
        {resourceHubCards.map(({ title, text, href }) => (
          <LinkRow key={href} href={href} title={title} text={text} />
        ))}
      </ul>
    </section>
  )
}

/** Three notes of readers: one large, two small. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials-title" className="shell pt-28">
      <SectionHeading id="testimonials-title" title={sections.testimonials.title} />
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-12">
        {testimonials.map(({ name, role, text }, index) => (
          <figure key={name} className={index === 0 ? 'md:col-span-6 md:row-span-2' : 'md:col-span-5 md:col-start-8'}>
            <blockquote
              className={`serif -indent-[0.42em] leading-snug [hanging-punctuation:first_last] ${index === 0 ? 'text-2xl' : 'text-lg'}`}
            >
              “{text}”
            </blockquote>
            <figcaption className="mt-3 text-sm text-soft">
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** Questions people ask first, with their sources. */
export function HomeFaq() {
  const notes = numberNotes(faq)
  return (
    <section aria-labelledby="faq-title" className="shell grid gap-x-12 gap-y-8 pt-28 md:grid-cols-12">
      <div className="md:col-span-4">
        <SectionHeading id="faq-title" title={sections.faq.title} intro={sections.faq.intro} />
      </div>
      <div className="space-y-10 md:col-span-8">
        <Faq name="home-faq" items={faq} notes={notes} />
        <FoldedSources notes={notes} />
      </div>
    </section>
  )
}

const NEWSLETTER_STATS = [claims.subscribers, claims.rating, claims.free]

/** The free daily e-mail. */
export function Newsletter() {
  return (
    <section id="newsletter-signup" aria-labelledby="newsletter-title" className="shell pt-28">
      <div className="grid gap-x-12 gap-y-8 border-ink border-t-2 pt-8 md:grid-cols-12">
        <div className="md:col-span-5">
          <SectionHeading id="newsletter-title" title={sections.newsletter.title} intro={sections.newsletter.intro} />
        </div>
        <div className="md:col-span-7">
          <NewsletterForm />
          <p className="no-js-only">Signing up needs JavaScript, which is switched off in this browser.</p>
          <p className="mt-3 text-sm text-soft">Free forever. Unsubscribe anytime. No spam, we promise.</p>
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
            {NEWSLETTER_STATS.map(({ value, label }) => (
              <div key={label} className="flex items-baseline gap-2">
                <dd className="serif numerals text-xl">{value}</dd>
                <dt className="text-sm text-soft">{label}</dt>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
