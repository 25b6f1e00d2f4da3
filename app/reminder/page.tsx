import type { Metadata } from 'next'
import { ReminderForm } from '@/components/blocks/reminder/reminder-form'
import { Code } from '@/components/blocks/text/code'
import { PageHeader } from '@/components/layout/page-header'
import { ArrowLink } from '@/components/ui/arrow-link'
import { NumberedList } from '@/components/ui/numbered-list'
import { reminderPage } from '@/content/pages/reminder'
import { findPublishedOrRetired } from '@/lib/affirmations/reads/repository'
import { absoluteUrl } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...reminderPage.seo, canonicalUrl: routes.reminder() })

/** Makes a reminder for a calendar. `line` is the slug of an affirmation to be reminded of. */
export default async function ReminderPage({ searchParams }: PageProps<'/reminder'>) {
  const { line } = await searchParams
  const found = typeof line === 'string' ? await findPublishedOrRetired(line) : undefined
  const { title, label, lead, how, subscribe } = reminderPage
  const feed = absoluteUrl(routes.todayCalendar())
  return (
    <>
      <PageHeader steps={[{ label, href: routes.reminder() }]} title={title} lead={lead} />
      <div className="shell split-lg gap-y-14">
        <div className="lg:col-span-7">
          <ReminderForm line={found && !found.isRetired ? found.affirmation : undefined} />
        </div>
        <div className="space-y-12 lg:col-span-4 lg:col-start-9">
          <section>
            <h2 className="text-heading">{how.title}</h2>
            <NumberedList items={how.items} />
          </section>
          <section>
            <h2 className="text-heading">{subscribe.title}</h2>
            <p className="mt-3">{subscribe.text}</p>
            <Code className="mt-3">{feed}</Code>
            <ArrowLink href={feed.replace(/^https?:/, 'webcal:')} className="mt-1 text-sm">
              {subscribe.link}
            </ArrowLink>
            <p className="mt-3 text-sm text-soft">{subscribe.late}</p>
          </section>
        </div>
      </div>
    </>
  )
}
