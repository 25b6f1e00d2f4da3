import type { Metadata } from 'next'
import '@/components/affirmation/sky-fades.css'
import '@/components/blocks/practice/practice.css'
import { AffirmationList } from '@/components/blocks/affirmation/affirmation-list'
import { PracticeSetup } from '@/components/blocks/practice/practice-setup'
import { PracticeStage } from '@/components/blocks/practice/practice-stage'
import { Prose } from '@/components/blocks/text/prose'
import assets from '@/components/layout/assets.json'
import { PageHeader } from '@/components/layout/page-header'
import { NumberedList } from '@/components/ui/numbered-list'
import { Section } from '@/components/ui/section'
import { practicePage, smallActs } from '@/content/pages/practice'
import { rotatingAffirmations } from '@/lib/affirmations/draws/daily-pick'
import { withLadders } from '@/lib/affirmations/reads/ladders'
import { utcDate } from '@/lib/calendar/utc-date'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...practicePage.seo, canonicalUrl: routes.practice() })

/** The number of today's affirmations. */
const LINES = 10

export default async function PracticePage() {
  const affirmations = await withLadders(await rotatingAffirmations(utcDate(new Date()), LINES))
  const { title, lead, first, how, today, failed } = practicePage
  return (
    <>
      <script async type="module" src={assets.practice[0]} />
      <PageHeader
        steps={[{ label: title, href: routes.practice() }]}
        title={title}
        lead={lead}
        isSmall
        className="practice-head pb-4"
      />
      <div
        className="shell split gap-y-12"
        data-practice=""
        data-affirmations={JSON.stringify(
          affirmations.map(({ id, slug, text, category }) => ({ id, slug, text, category }))
        )}
        data-acts={JSON.stringify(smallActs)}
        data-failed={failed}
      >
        <div className="no-print @container md:col-span-7">
          <PracticeSetup>
            {affirmations[0] && (
              <>
                <p className="text-sm">{first}</p>
                <p dir="auto" data-first="" className="serif mt-1 text-balance text-(length:--text-lead) leading-[1.1]">
                  {affirmations[0].text}
                </p>
              </>
            )}
          </PracticeSetup>
        </div>
        <section className="md:col-span-5">
          <h2 className="text-heading">{how.title}</h2>
          <NumberedList items={how.items} />
          <p className="js-only mt-3 text-sm text-soft">{how.keys}</p>
          <p className="mt-3 text-sm text-soft">
            <Prose text={how.evidence} />
          </p>
        </section>
        <PracticeStage />
      </div>
      <Section id="today" title={today.title} intro={today.intro} className="shell pt-20">
        <div className="rows-wide mt-8">
          <AffirmationList affirmations={affirmations} />
        </div>
      </Section>
    </>
  )
}
