import type { Metadata } from 'next'
import { BuilderPromotion } from '@/components/blocks/home/builder-promotion'
import { Categories } from '@/components/blocks/home/categories'
import { HomeFaq, Newsletter, ResourceHub, Statistics, Testimonials } from '@/components/blocks/home/closing'
import { Guides } from '@/components/blocks/home/guides'
import { Hero } from '@/components/blocks/home/hero'
import { Science } from '@/components/blocks/home/science'
import { WrittenLists } from '@/components/blocks/home/written-lists'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { JsonLd } from '@/components/ui/json-ld'
import { faq, sections, seo } from '@/content/pages/home'
import { dailyAffirmation } from '@/lib/affirmations/draws/daily-pick'
import { utcDate } from '@/lib/calendar/utc-date'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { siteGraph } from '@/lib/site/metadata/structured-data'
import { categoryList } from '@/lib/site/reads'

export const metadata: Metadata = pageMetadata({ ...seo, canonicalUrl: routes.home() })

export default async function HomePage() {
  const [today, categories] = await Promise.all([dailyAffirmation(utcDate(new Date())), categoryList()])
  setPageNotes(sections, faq)
  return (
    <>
      <JsonLd data={siteGraph(env().SITE_URL)} />
      <Hero today={today?.affirmation} />
      <Categories categories={categories} />
      <Science />
      <Guides />
      <BuilderPromotion />
      <WrittenLists />
      <Statistics affirmations={categories.reduce((sum, { count }) => sum + count, 0)} />
      <ResourceHub />
      <Testimonials />
      <HomeFaq />
      <Newsletter />
    </>
  )
}
