import { Section, SplitSection } from '@/components/ui/section'
import {
  claims,
  type MarketingClaim,
  newsletterClaims,
  sampleNotes,
  testimonials,
  testimonialsBasis
} from '@/content/marketing'
import { faq, resourceHubCards, sections } from '@/content/pages/home'
import { resources } from '@/content/resources'
import { studies } from '@/content/science/studies'
import { isOn } from '@/content/site'
import { categories } from '@/content/taxonomy'
import { guideLists } from '@/lib/site/guide-lists'
import { NewsletterForm } from '../forms/newsletter-form'
import { Faq } from '../text/faq'
import { Prose } from '../text/prose'
import { Sources } from '../text/sources'

/** The site in numbers: what is claimed, and what there is today. */
export function Statistics({ affirmations }: { affirmations: number }) {
  const themes = categories.flatMap(({ subcategories }) => subcategories).length
  const strip: [MarketingClaim, string][] = [
    [claims.dailyAffirmations, `${affirmations.toLocaleString('en-US')} today`],
    [claims.categories, `${categories.length} life areas, ${themes} themes`],
    [claims.guides, `${guideLists.flat().length + categories.length} today`],
    [claims.studies, `among ${studies.length} sources`],
    [claims.resources, `${resources.length} today`]
  ]
  return (
    <Section name="statistics" className="shell section-gap" heading="sr-only" title={sections.statistics.title}>
      <dl className="hairline-top grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-3 gap-y-5 border-hairline border-b py-6 md:grid-cols-5 md:gap-x-8 md:py-8">
        {strip.map(([{ value, label }, today]) => (
          <div key={label} className="flex flex-col">
            <dt className="order-2 text-sm">{label}</dt>
            <dd className="serif numerals text-title">{value}</dd>
            <dd className="numerals order-3 text-soft text-xs">{today}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The rest of the library, as four rows of a catalog. */
export function ResourceHub() {
  return (
    <SplitSection name="resources" title={sections.resources.title} className="shell section-gap gap-y-6">
      <ul className="grid grid-cols-2 gap-x-6 md:gap-x-10">
        {resourceHubCards.map(({ title, text, href }) => (
          <li key={href} className="hairline-top">
            <a href={href} className="group/link block py-3 md:py-4">
              <span className="serif block text-lg underline-offset-4 group-hover/link:underline">{title}</span>
              {/* On a phone each of them has been introduced further up. */}
              <span className="mt-1 block text-sm text-soft max-md:hidden">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}

/** Testimonials: the first one large, the others small. */
export function Testimonials() {
  if (testimonials.length === 0) return null
  return (
    <Section name="testimonials" title={sections.testimonials.title} className="shell section-gap">
      {testimonialsBasis === 'deployer' && <p className="mt-2 text-sm text-soft">{sampleNotes.quotes}</p>}
      <div className="split mt-5 gap-y-6 md:mt-8 md:gap-y-10">
        {testimonials.map(({ name, role, text }, index) => (
          <figure key={name} className={index === 0 ? 'md:col-span-6 md:row-span-2' : 'md:col-span-5 md:col-start-8'}>
            <blockquote
              className={`serif -indent-[0.42em] leading-snug [hanging-punctuation:first_last] ${index === 0 ? 'text-lg md:text-heading' : 'md:text-lg'}`}
            >
              “{text}”
            </blockquote>
            <figcaption className="mt-2 text-sm text-soft">
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
      className="shell section-gap gap-y-6"
    >
      <div className="space-y-6 md:space-y-10">
        <Faq name="home-faq" items={faq} />
        <Sources />
      </div>
    </SplitSection>
  )
}

const SAMPLES = newsletterClaims.filter(({ basis }) => basis === 'deployer')

/** The free daily e-mail. */
export function Newsletter() {
  if (!isOn('newsletter')) return null
  return (
    <div className="shell section-gap no-print">
      <SplitSection
        id="newsletter-signup"
        title={sections.newsletter.title}
        intro={<Prose text={sections.newsletter.intro} />}
        className="gap-y-6 border-ink border-t-2 pt-6 md:pt-8"
      >
        <NewsletterForm />
        <p className="mt-3 text-sm text-soft">Free forever. Unsubscribe anytime. No spam, we promise.</p>
        {newsletterClaims.length > 0 && (
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
            {newsletterClaims.map(({ value, label }) => (
              <div key={label} className="flex flex-row-reverse items-baseline gap-2">
                <dt className="text-sm text-soft">{label}</dt>
                <dd className="serif numerals text-heading">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {SAMPLES.length > 0 && (
          <p className="mt-2 text-sm text-soft">
            {sampleNotes.figures}: {SAMPLES.map(({ label }) => label).join(', ')}
          </p>
        )}
      </SplitSection>
    </div>
  )
}
