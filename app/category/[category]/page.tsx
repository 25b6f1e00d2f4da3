import type { Metadata } from 'next'
import { AllAffirmations } from '@/components/blocks/category/all-affirmations'
import { FirstAffirmations } from '@/components/blocks/category/first-affirmations'
import { CategoryHero } from '@/components/blocks/category/hero'
import { Pillar } from '@/components/blocks/category/pillar'
import { SubcategoryBlocks } from '@/components/blocks/category/subcategory-blocks'
import { Faq } from '@/components/blocks/faq'
import { JsonLd } from '@/components/blocks/json-ld'
import { Missing } from '@/components/blocks/missing'
import { Paragraphs } from '@/components/blocks/prose'
import { RelatedContent } from '@/components/blocks/related-content'
import { Sources } from '@/components/blocks/sources'
import { numberNotes } from '@/lib/content/citations'
import { categoryGuide } from '@/lib/content/guides'
import { plainText } from '@/lib/content/prose'
import { findCategory, isCategoryName } from '@/lib/content/taxonomy'
import { env } from '@/lib/env'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { lineCollection } from '@/lib/site/metadata/structured-data'
import { countCategory, firstAffirmations, groupedCategory } from '@/lib/site/reads'
import { routes } from '@/lib/site/routes'
import CategoryNotFound from './not-found'

interface PageProps {
  params: Promise<{ category: string }>
}

/** How many lines of the nearest life area close the page. */
const RELATED = 3

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { category } = await params
  if (!isCategoryName(category)) return { title: 'Category Not Found' }
  const { seo } = categoryGuide(category)
  const count = (await countCategory(category)) || '200+'
  return pageMetadata({ ...seo, title: `${count} ${seo.title}`, canonicalUrl: routes.category(category) })
}

export default async function CategoryPage({ params }: PageProps) {
  const { category } = await params
  if (!isCategoryName(category)) {
    return (
      <Missing>
        <CategoryNotFound />
      </Missing>
    )
  }
  const guide = categoryGuide(category)
  const { seo, ...shown } = guide
  const notes = numberNotes(shown)
  const first = await firstAffirmations(category)
  const groups = await groupedCategory(category)
  const count = await countCategory(category)
  const { displayName, related } = findCategory(category)
  const collection = {
    path: routes.category(category),
    title: guide.title,
    description: plainText(guide.intro[0] ?? ''),
    slugs: groups.flatMap(({ affirmations }) => affirmations.map(({ slug }) => slug))
  }
  const neighbors = related[0] ? (await firstAffirmations(related[0])).slice(0, RELATED) : []
  return (
    <>
      <JsonLd data={lineCollection(collection, env().SITE_URL)} />
      <CategoryHero guide={guide} count={count} notes={notes} />
      <FirstAffirmations affirmations={first} />
      <Pillar guide={guide} notes={notes} />
      <SubcategoryBlocks guide={guide} notes={notes} />
      <AllAffirmations groups={groups} displayName={displayName} />
      <section id="science" className="shell grid gap-x-12 gap-y-5 pt-24 md:grid-cols-12">
        <h2 className="text-3xl md:col-span-4">{guide.science.heading}</h2>
        <Paragraphs texts={guide.science.body} notes={notes} className="md:col-span-7 md:col-start-6" />
      </section>
      <section id="faq" className="shell grid gap-x-12 gap-y-5 pt-24 md:grid-cols-12">
        <h2 className="text-3xl md:col-span-4">Questions</h2>
        <div className="space-y-12 md:col-span-8">
          <Faq name={`faq-${category}`} items={guide.faqs} notes={notes} />
          <Sources notes={notes} />
        </div>
      </section>
      <div className="shell pt-20">
        <RelatedContent category={category} lines={neighbors} />
      </div>
    </>
  )
}
