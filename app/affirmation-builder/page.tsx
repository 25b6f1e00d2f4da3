import type { Metadata } from 'next'
import { Sky } from '@/components/affirmation/sky'
import '@/components/affirmation/sky-fades.css'
import '@/components/islands/builder/builder.css'
import { Island } from '@/components/blocks/forms/island'
import { Fold } from '@/components/blocks/text/fold'
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

/** The drawing of a tile. */
const TILE = { width: 400, only: true }

export default async function BuilderPage() {
  setPageNotes(builderPage.evidenceNote, usageTips)
  const posted = await readFormState('build')
  const errors = posted?.errors ?? {}
  const isIncomplete = errors.goal ?? errors.style ?? errors.intensity
  return (
    <>
      {/*
       * On a wide screen the card begins beside the title, and stays in view as long as the form. The island and its root are no
       * boxes there: title, form and card share one grid.
       */}
      <div className="shell lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:[&>div]:contents">
        <PageHeader
          steps={[{ label: 'Affirmation Builder', href: routes.builder() }]}
          title={builderPage.title}
          lead={<Prose text={builderPage.intro} />}
          isSmall
          className="px-0! lg:col-span-7"
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
        <Island script="builder">
          <Builder
            values={posted?.values ?? { goal: '', style: '', intensity: '', customGoal: '' }}
            results={posted?.result ?? []}
            notice={isIncomplete ? `${MISSING.title}. ${MISSING.text}` : posted?.notice}
            customGoalError={errors.customGoal}
          />
        </Island>
      </div>
      <div className="shell">
        <p className="measure mt-10 text-sm text-soft">
          <Prose text={builderPage.evidenceNote} />
        </p>
        <Section name="tips" className="mt-24" title="How to use your affirmations" heading="text-heading">
          <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
            {usageTips.map(({ title, text, studies }) => (
              <li key={title} className="hairline-top pt-4 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-2 text-[16px]">{text}</p>
                <Fold title={builderPage.studies} className="mt-3">
                  <p>
                    <Prose text={studies} />
                  </p>
                </Fold>
              </li>
            ))}
          </ul>
        </Section>
        <Section as="nav" name="more" className="mt-20" title="Ready-made lines by life area" heading="text-heading">
          <ul className="mt-5 grid grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1 md:gap-6 lg:grid-cols-3">
            {categories.map(({ name, displayName, description }) => (
              <li key={name} className="grid">
                <Sky
                  category={name}
                  seed={`builder-${name}`}
                  low={TILE}
                  className="flex min-h-28 flex-col justify-between rounded-field px-(--inset) pt-(--inset) leading-snug [--inset:clamp(0.75rem,2vw,1.25rem)]"
                >
                  {/* All of its sky can be pressed. */}
                  <a
                    href={routes.category(name)}
                    className="row-title inline-block py-0.5 underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {displayName}
                  </a>
                  <p className="mt-1 text-sm max-sm:hidden">{description}</p>
                </Sky>
              </li>
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
