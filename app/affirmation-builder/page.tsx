import type { Metadata } from 'next'
import '@/components/affirmation/sky-fades.css'
import '@/components/islands/builder/builder.css'
import { Island } from '@/components/blocks/forms/island'
import { LinkRow } from '@/components/blocks/navigation/link-row'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { Prose } from '@/components/blocks/text/prose'
import { Sources } from '@/components/blocks/text/sources'
import Builder from '@/components/islands/builder/builder.island'
import { MISSING } from '@/components/islands/builder/builder-values'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/ui/section'
import { builderPage, usageTips } from '@/content/pages/builder'
import { categories } from '@/content/taxonomy'
import { readFormState } from '@/lib/http/read-form-state'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...builderPage.seo, canonicalUrl: routes.builder() })

export default async function BuilderPage() {
  setPageNotes(builderPage.evidenceNote, usageTips)
  const posted = await readFormState('build')
  const errors = posted?.errors ?? {}
  const isIncomplete = errors.goal ?? errors.style ?? errors.intensity
  return (
    <>
      <PageHeader
        steps={[{ label: 'Affirmation Builder', href: routes.builder() }]}
        title={builderPage.title}
        lead={<Prose text={builderPage.intro} />}
      >
        <p className="mt-4 text-sm">
          {builderPage.badge.map((part, index) => (
            // A line never begins with the dot.
            <span key={part}>
              {index > 0 && ' '}
              <span className="whitespace-nowrap">{index < builderPage.badge.length - 1 ? `${part} •` : part}</span>
            </span>
          ))}
        </p>
      </PageHeader>
      <div className="shell">
        <Island script="builder">
          <Builder
            values={posted?.values ?? { goal: '', style: '', intensity: '', customGoal: '' }}
            results={posted?.result ?? []}
            notice={isIncomplete ? `${MISSING.title}. ${MISSING.text}` : posted?.notice}
            customGoalError={errors.customGoal}
          />
        </Island>
        <p className="measure mt-10 text-sm text-soft">
          <Prose text={builderPage.evidenceNote} />
        </p>
        <Section name="tips" className="mt-24" title="How to use your affirmations" heading="text-heading">
          <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
            {usageTips.map(({ title, text }) => (
              <li key={title} className="hairline-top pt-4">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-2 text-sm">
                  <Prose text={text} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <Section as="nav" name="more" className="mt-20" title="Ready-made lines by life area" heading="text-heading">
          <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 md:grid-cols-3">
            {categories.map(({ name, displayName, description }) => (
              <LinkRow key={name} href={routes.category(name)} title={displayName} text={description} />
            ))}
          </ul>
        </Section>
        <div className="mt-20">
          <Sources />
        </div>
      </div>
    </>
  )
}
