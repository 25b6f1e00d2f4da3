import { Section, SplitSection } from '@/components/ui/section'
import { faq, resourceHubCards, sections } from '@/content/home'
import { claims, type MarketingClaim, sampleNotes, testimonials, testimonialsBasis } from '@/content/marketing'
import { NewsletterForm } from '../forms/newsletter-form'
import { LinkRow } from '../navigation/link-row'
import { Faq } from '../text/faq'
import { Prose } from '../text/prose'
import { FoldedSources } from '../text/sources'

const STRIP = [claims.dailyAffirmations, claims.categories, claims.guides, claims.studies, claims.resources]

/** The site in numbers. */
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

/** The rest of the library, as four rows of a catalog. */
export function ResourceHub() {
  return (
    <SplitSection
      name="resources"
      title={sections.resources.title}
      intro={<Prose text={sections.resources.intro} />}
      className="shell gap-y-6 pt-28"
    >
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {resourceHubCards.map(({ title, text, href }) => (
          <LinkRow key={href} href={href} title={title} text={text} />
        ))}
      </ul>
    </SplitSection>
  )
}

/** Three testimonials: one large, two small. */
export function Testimonials() {
  return (
    <Section name="testimonials" title={sections.testimonials.title} className="shell pt-28">
      {testimonialsBasis === 'deployer' && <p className="mt-2 text-sm text-soft">{sampleNotes.quotes}</p>}
      <div className="split mt-8 gap-y-10">
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
    </Section>
  )
}

/** The most frequent questions, with their sources. */
export function HomeFaq() {
  return (
    <SplitSection
      name="faq"
      title={sections.faq.title}
      intro={<Prose text={sections.faq.intro} />}
      className="shell gap-y-8 pt-28"
    >
      <div className="space-y-10">
        <Faq name="home-faq" items={faq} />
        <FoldedSources />
      </div>
    </SplitSection>
  )
}

const NEWSLETTER_STATS: MarketingClaim[] = [claims.subscribers, claims.rating, claims.free]
const SAMPLE_STATS = NEWSLETTER_STATS.filter(({ basis }) => basis === 'deployer')

/** The free daily e-mail. */
export function Newsletter() {
  return (
    <div className="shell pt-28">
      <SplitSection
        id="newsletter-signup"
        title={sections.newsletter.title}
        intro={<Prose text={sections.newsletter.intro} />}
        shares="5-7"
        className="gap-y-8 border-ink border-t-2 pt-8"
      >
        <NewsletterForm anchor="newsletter-signup" />
        <p className="mt-3 text-sm text-soft">Free forever. Unsubscribe anytime. No spam, we promise.</p>
        <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
          {NEWSLETTER_STATS.map(({ value, label }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-2">
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="serif numerals text-xl">{value}</dd>
            </div>
          ))}
        </dl>
        {SAMPLE_STATS.length > 0 && (
          <p className="mt-2 text-sm text-soft">
            {sampleNotes.figures}: {SAMPLE_STATS.map(({ label }) => label).join(', ')}
          </p>
        )}
      </SplitSection>
    </div>
  )
}
