import { Section, SplitSection } from '@/components/ui/section'
import { newsletterClaims, sampleNotes } from '@/content/marketing'
import { faq, resourceHubCards, sections } from '@/content/pages/home'
import { isOn } from '@/content/site'
import { NewsletterForm } from '../forms/newsletter-form'
import { Faq } from '../text/faq'
import { Prose } from '../text/prose'
import { Sources } from '../text/sources'

const HALF = Math.ceil(faq.length / 2)

/** The rest of the library, as four rows of a catalog. */
export function ResourceHub() {
  return (
    <Section name="resources" title={sections.resources.title} className="sky-gratitude sky-accent shell section-gap">
      <ul className="mt-5 grid grid-cols-2 gap-x-6 lg:grid-cols-4">
        {resourceHubCards.map(({ title, text, href }) => (
          <li key={href} className="hairline-top">
            <a href={href} className="group/link block h-full py-3 md:py-4">
              <h3 className="text-lg underline-offset-4 group-hover/link:underline">{title}</h3>
              {/* On a phone each of them has been introduced further up. */}
              <p className="mt-1 text-sm text-soft max-md:hidden">{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The most frequent questions, with their sources. */
export function HomeFaq() {
  return (
    <Section
      name="faq"
      title={sections.faq.title}
      intro={<Prose text={sections.faq.intro} />}
      className="sky-weekly sky-accent shell section-gap"
    >
      {/* Two columns by themselves: an answer that opens in one leaves no hole in the other. */}
      <div className="mt-6 items-start gap-x-16 lg:grid lg:grid-cols-2">
        <Faq name="home-faq" items={faq.slice(0, HALF)} className="max-lg:[&>:last-child]:border-b-0" />
        <Faq name="home-faq" items={faq.slice(HALF)} after={HALF} />
      </div>
      <Sources />
    </Section>
  )
}

/** The free daily e-mail, at the break of day: the band with which the page ends. */
export function Newsletter() {
  if (!isOn('newsletter')) return null
  return (
    <div className="page-end sky-daily sky-tint no-print mt-11 md:mt-20">
      <div className="shell py-10 md:py-16">
        <SplitSection
          id="newsletter-signup"
          title={sections.newsletter.title}
          intro={<Prose text={sections.newsletter.intro} />}
          className="gap-y-6"
        >
          <NewsletterForm />
          <p className="mt-3 text-sm text-soft">Free forever. Unsubscribe anytime. No spam, we promise.</p>
          <NewsletterClaims />
        </SplitSection>
      </div>
    </div>
  )
}

/** Small print: which of the figures are samples stands beside them. */
function NewsletterClaims() {
  const samples = newsletterClaims.filter(({ basis }) => basis === 'deployer')
  return (
    <div className="numerals mt-3 flex flex-wrap gap-x-4 text-sm text-soft">
      {newsletterClaims.length > 0 && (
        <dl className="contents">
          {newsletterClaims.map(({ value, label }) => (
            <div key={label} className="flex flex-row-reverse gap-1">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {samples.length > 0 && (
        <p>
          {sampleNotes.figures}: {samples.map(({ label }) => label).join(', ')}
        </p>
      )}
    </div>
  )
}
