import type { Metadata } from 'next'
import '@/components/affirmation/sky-fades.css'
import '@/components/islands/generator/generator.css'
import { FavoriteList } from '@/components/blocks/favorites/favorite-list'
import { Island } from '@/components/blocks/forms/island'
import { Paragraphs, Prose } from '@/components/blocks/text/prose'
import Generator from '@/components/islands/generator/generator.island'
import { PageHeader } from '@/components/layout/page-header'
import { generatorPage } from '@/content/pages/generator'
import { sections } from '@/content/pages/home'
import { dailyAffirmation } from '@/lib/affirmations/draws/daily-pick'
import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { dateInWords, utcDate } from '@/lib/calendar/utc-date'
import { readFormState } from '@/lib/http/read-form-state'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { categoryList } from '@/lib/site/reads'

export const metadata: Metadata = pageMetadata({ ...generatorPage.seo, canonicalUrl: routes.generator() })

export default async function GeneratorPage() {
  const categories = await categoryList()
  const posted = await readFormState('generate')
  const today = posted ? undefined : await dailyAffirmation(utcDate(new Date()))
  const { title, lead, focusLegend, focusHint, strengths, wink, waiting, explanation, tips } = generatorPage
  return (
    <>
      <PageHeader
        steps={[{ label: 'Daily Generator', href: routes.generator() }]}
        title={title}
        lead={lead}
        // The line of the day is on the first screen.
        isSmall
        className="generator-head max-sm:[&>p]:hidden"
      />
      <div className="shell">
        <Island script="generator">
          <Generator
            categories={categories.map(({ name, displayName }) => ({ name, displayName }))}
            legend={focusLegend}
            hint={focusHint}
            strengths={strengths}
            wink={wink}
            waiting={waiting}
            selected={posted?.values.categories ?? []}
            strength={posted?.values.strength ?? ''}
            isWinkChecked={Boolean(posted?.values.wink)}
            notice={posted?.notice ?? Object.values(posted?.errors ?? {})[0]}
            affirmation={today ? await payloadWithLadder(today.affirmation) : posted?.result}
            today={today && { label: sections.today.title, date: today.date, words: dateInWords(today.date) }}
          />
        </Island>
        <FavoriteList />
        <div className="split hairline-top mt-20 gap-y-8 pt-8">
          <section className="md:col-span-7">
            <h2 className="text-heading">{explanation.title}</h2>
            <Paragraphs texts={explanation.paragraphs} className="mt-3" />
          </section>
          <section className="md:col-span-5">
            <h2 className="text-heading">{tips.title}</h2>
            <ul className="mt-3">
              {tips.items.map((tip) => (
                <li key={tip} className="hairline-top py-3">
                  <Prose text={tip} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
