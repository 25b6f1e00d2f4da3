import type { Metadata } from 'next'
import '@/components/blocks/reminder/reminder.css'
import { Sky } from '@/components/affirmation/sky'
import { ReminderForm } from '@/components/blocks/reminder/reminder-form'
import { Code } from '@/components/blocks/text/code'
import { PageHeader } from '@/components/layout/page-header'
import { ArrowLink } from '@/components/ui/arrow-link'
import { NumberedList } from '@/components/ui/numbered-list'
import { reminderPage } from '@/content/pages/reminder'
import { categories } from '@/content/taxonomy'
import { findPublishedOrRetired } from '@/lib/affirmations/reads/repository'
import { absoluteUrl } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { firstAffirmations } from '@/lib/site/reads'

export const metadata: Metadata = pageMetadata({ ...reminderPage.seo, canonicalUrl: routes.reminder() })

/** The card is at most some 500 px wide, save on a tablet. */
const LOW = { width: 500, only: true }

/** Makes a reminder for a calendar. `line` is the slug of an affirmation to be reminded of. */
export default async function ReminderPage({ searchParams }: PageProps<'/reminder'>) {
  const { line } = await searchParams
  const found = typeof line === 'string' ? await findPublishedOrRetired(line) : undefined
  const chosen = found && !found.isRetired ? found.affirmation : undefined
  const ofAreas = await Promise.all(
    categories.map(async ({ name }) => ({ of: name, affirmation: (await firstAffirmations(name))[0] }))
  )
  // In the order of the choices: the first is chosen at first.
  const firsts = [...(chosen ? [{ of: chosen.slug, affirmation: chosen }] : []), ...ofAreas]
  const { title, label, lead, first, how, subscribe } = reminderPage
  const feed = absoluteUrl(routes.todayCalendar())
  return (
    <>
      <PageHeader steps={[{ label, href: routes.reminder() }]} title={title} lead={lead} isSmall />
      <div className="reminder shell split-lg gap-y-10 lg:gap-y-16">
        <div className="lg:col-span-7">
          <ReminderForm line={chosen} />
        </div>
        <div className="grid max-lg:order-first lg:col-span-5">
          {firsts.map(
            ({ of, affirmation }) =>
              affirmation && (
                <div key={of} className={`reminder-first reminder-of-${chosen?.slug === of ? 'line' : of} grid`}>
                  <Sky
                    category={affirmation.category}
                    seed={affirmation.id}
                    low={LOW}
                    className="@container flex flex-col rounded-field px-(--inset) pt-(--inset) [--inset:1.5rem]"
                  >
                    <p className="mb-1 text-sm">{first}</p>
                    <p data-text="" className="serif text-balance text-lead leading-[1.1]">
                      {affirmation.text}
                    </p>
                  </Sky>
                </div>
              )
          )}
        </div>
        <section className="lg:col-span-7">
          <h2 className="text-heading">{how.title}</h2>
          <NumberedList items={how.items} />
        </section>
        <section className="lg:col-span-5">
          <h2 className="text-heading">{subscribe.title}</h2>
          <p className="mt-3">{subscribe.text}</p>
          <Code className="mt-3">{feed}</Code>
          <ArrowLink href={feed.replace(/^https?:/, 'webcal:')} className="mt-1 text-sm">
            {subscribe.link}
          </ArrowLink>
          <p className="mt-3 text-sm text-soft">{subscribe.late}</p>
        </section>
      </div>
    </>
  )
}
