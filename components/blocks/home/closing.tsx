import { SplitSection } from '@/components/ui/section'
import { newsletterClaims, sampleNotes } from '@/content/marketing'
import { faq, sections } from '@/content/pages/home'
import { isOn } from '@/content/site'
import { NewsletterForm } from '../forms/newsletter-form'
import { Faq } from '../text/faq'
import { Prose } from '../text/prose'
import { Sources } from '../text/sources'

/** The most frequent questions beside their heading, on the faint sky of dusk, and their sources. */
export function HomeFaq() {
  return (
    <div className="questions sky-gratitude sky-tint mt-10 md:mt-[6.67rem]">
      <div className="shell space-y-8 py-10 md:py-16">
        <SplitSection
          name="faq"
          title={sections.faq.title}
          intro={<Prose text={sections.faq.intro} />}
          className="gap-y-5"
        >
          <Faq name="home-faq" items={faq} className="[&>:last-child]:border-b-0" />
        </SplitSection>
        <Sources />
      </div>
    </div>
  )
}

/** The free daily e-mail, at the break of day: the band with which the page ends. */
export function Newsletter() {
  if (!isOn('newsletter')) return null
  return (
    <div className="page-end sky-daily sky-tint no-print mt-10 md:mt-[6.67rem]">
      <div className="shell py-10 md:py-16">
        <SplitSection
          id="newsletter-signup"
          title={sections.newsletter.title}
          intro={<Prose text={sections.newsletter.intro} />}
          className="gap-y-6"
        >
          <NewsletterForm>
            <NewsletterClaims />
          </NewsletterForm>
        </SplitSection>
      </div>
    </div>
  )
}

/** Small print: which of the figures are samples stands beside them. */
function NewsletterClaims() {
  const samples = newsletterClaims.filter(({ basis }) => basis === 'deployer')
  return (
    <>
      {newsletterClaims.length > 0 && (
        <dl className="inline">
          {newsletterClaims.map(({ value, label }) => (
            <div key={label} className="mr-3 inline-flex flex-row-reverse gap-1">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {samples.length > 0 && (
        <span>
          {sampleNotes.figures}: {samples.map(({ label }) => label).join(', ')}
        </span>
      )}
    </>
  )
}
