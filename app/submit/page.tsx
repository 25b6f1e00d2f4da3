import type { Metadata } from 'next'
import '@/components/affirmation/sky-fades.css'
import '@/components/islands/submission/submission.css'
import { Island } from '@/components/blocks/forms/island'
import Submission from '@/components/islands/submission/submission.island'
import { SubmissionThanks } from '@/components/islands/submission/submission-thanks'
import { PageHeader } from '@/components/layout/page-header'
import { submitPage } from '@/content/pages/submit'
import { categories } from '@/content/taxonomy'
import { readFormState } from '@/lib/http/read-form-state'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...submitPage.seo, canonicalUrl: routes.submit() })

export default async function SubmitPage() {
  const { title, lead, guidelines, examples, privacy, thanks } = submitPage
  const posted = await readFormState('submit')
  if (posted?.result) {
    const { category, affirmationText } = posted.values
    return (
      <div className="shell">
        <SubmissionThanks {...thanks} category={category || 'daily'} affirmationText={affirmationText} />
      </div>
    )
  }
  return (
    <>
      <div className="submission-asks">
        <PageHeader
          steps={[{ label: 'Submit an Affirmation', href: routes.submit() }]}
          title={title}
          lead={lead}
          isSmall
        />
      </div>
      <div className="shell split gap-y-12">
        <div className="md:col-span-7">
          <Island script="submission">
            <Submission
              categories={categories.map(({ name, displayName }) => ({ name, displayName }))}
              privacy={privacy}
              thanks={thanks}
              example={examples.items[0]}
              sentBack={posted}
            />
          </Island>
        </div>
        <div className="submission-asks space-y-10 lg:pt-62 md:col-span-4 md:col-start-9">
          <section>
            <h2 className="text-heading">{guidelines.title}</h2>
            <ul className="mt-3">
              {guidelines.items.map((item) => (
                <li key={item} className="hairline-top py-3">
                  {item}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-heading">{examples.title}</h2>
            <ul className="mt-3">
              {examples.items.map((item) => (
                <li key={item} className="serif hairline-top py-3 text-lg leading-snug">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
