import '@/components/blocks/home/home.css'
import { BuilderPromotion } from '@/components/blocks/home/builder-promotion'
import { Categories } from '@/components/blocks/home/categories'
import { HomeFaq, Newsletter } from '@/components/blocks/home/closing'
import { Guides } from '@/components/blocks/home/guides'
import { HomeHero } from '@/components/blocks/home/hero'
import { Science } from '@/components/blocks/home/science'
import { SmallPrint } from '@/components/blocks/home/small-print'
import { WrittenLists } from '@/components/blocks/home/written-lists'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { JsonLd } from '@/components/ui/json-ld'
import { faq, sections, seo } from '@/content/pages/home'
import { dailyAffirmationsUntil } from '@/lib/affirmations/draws/daily-pick'
import { dateBefore, utcDate } from '@/lib/calendar/utc-date'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { siteGraph } from '@/lib/site/metadata/structured-data'
import { categoryList } from '@/lib/site/reads'

export function generateMetadata() {
  return pageMetadata({ ...seo, canonicalUrl: routes.home(), structuredData: siteGraph() })
}

export default async function HomePage() {
  const date = utcDate(new Date())
  // Today is this date, the one before or the one after, wherever one is: any of them that has begun.
  const [dates, categories] = await Promise.all([dailyAffirmationsUntil(dateBefore(date, -1), 3), categoryList()])
  setPageNotes(sections, faq)
  return (
    <>
      <JsonLd data={generateMetadata().structuredData} />
      <HomeHero date={date} dates={dates} />
      <Categories categories={categories} />
      <WrittenLists />
      <Guides />
      <BuilderPromotion />
      <Science />
      <HomeFaq />
      <SmallPrint affirmations={categories.reduce((sum, { count }) => sum + count, 0)} />
      <Newsletter />
    </>
  )
}
