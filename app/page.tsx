import type { Metadata } from 'next'
import { BuilderPromotion } from '@/components/blocks/home/builder-promotion'
import { Categories } from '@/components/blocks/home/categories'
import { HomeFaq, Newsletter, ResourceHub, Statistics, Testimonials } from '@/components/blocks/home/closing'
import { Guides } from '@/components/blocks/home/guides'
import { Hero } from '@/components/blocks/home/hero'
import { Science } from '@/components/blocks/home/science'
import { WrittenLists } from '@/components/blocks/home/written-lists'
import { JsonLd } from '@/components/blocks/json-ld'
import { seo } from '@/content/home'
import { env } from '@/lib/env'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { siteGraph } from '@/lib/site/metadata/structured-data'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = pageMetadata({ ...seo, canonicalUrl: routes.home() })

export default function HomePage() {
  return (
    <>
      <JsonLd data={siteGraph(env().SITE_URL)} />
      <Hero />
      <Categories />
      <Science />
      <Guides />
      <BuilderPromotion />
      <WrittenLists />
      <Statistics />
      <ResourceHub />
      <Testimonials />
      <HomeFaq />
      <Newsletter />
    </>
  )
}
