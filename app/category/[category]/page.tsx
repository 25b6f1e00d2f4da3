import type { Metadata } from 'next'
import { AllAffirmations } from '@/components/blocks/category/all-affirmations'
import { FirstAffirmations } from '@/components/blocks/category/first-affirmations'
import { CategoryHero } from '@/components/blocks/category/hero'
import { Pillar } from '@/components/blocks/category/pillar'
import { SubcategoryBlock } from '@/components/blocks/category/subcategory-block'
import { Faq } from '@/components/blocks/faq'
import { JsonLd } from '@/components/blocks/json-ld'
import { NotFoundPage } from '@/components/blocks/not-found-page'
import { setPageNotes } from '@/components/blocks/page-notes'
import { Paragraphs } from '@/components/blocks/prose'
import { RelatedContent } from '@/components/blocks/related-content'
import { Sources } from '@/components/blocks/sources'
import { SplitSection } from '@/components/ui/section'
import { notFoundCases } from '@/content/not-found'
import { categoryGuide } from '@/lib/content/guides'
import { plainText } from '@/lib/content/prose'
import { findCategory, isCategoryName } from '@/lib/content/taxonomy'
import { env } from '@/lib/env'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { affirmationCollection } from '@/lib/site/metadata/structured-data'
import { countCategory, firstAffirmations, groupedCategory, groupedSubcategory } from '@/lib/site/reads'
import { routes } from '@/lib/site/routes'

interface PageProps {
  params: Promise<{ category: string }>
}

/** The number of affirmations of the nearest life area that close the page. */
const RELATED = 3

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { category } = await params
  if (!isCategoryName(category)) return notFoundCases.category.seo
  const { seo } = categoryGuide(category)
  const count = (await countCategory(category)) || '200+'
  return pageMetadata({ ...seo, title: `${count} ${seo.title}`, canonicalUrl: routes.category(category) })
}

export default async function CategoryPage({ params }: PageProps) {
  const { category } = await params
  if (!isCategoryName(category)) return <NotFoundPage of="category" />
  const guide = categoryGuide(category)
  const { displayName, related, subcategories } = findCategory(category)
  const [count, first, groups, neighbors, ...lists] = await Promise.all([
    countCategory(category),
    firstAffirmations(category),
    groupedCategory(category),
    related[0] ? firstAffirmations(related[0]) : [],
    ...subcategories.map(({ id }) => groupedSubcategory(id))
  ])
  const collection = {
    path: routes.category(category),
    title: guide.title,
    description: plainText(guide.intro[0] ?? ''),
    slugs: groups.flatMap(({ affirmations }) => affirmations.map(({ slug }) => slug))
  }
  setPageNotes(guide)
  return (
    <>
      <JsonLd data={affirmationCollection(collection, env().SITE_URL)} />
      <CategoryHero guide={guide} count={count} />
      <FirstAffirmations affirmations={first} />
      <Pillar guide={guide} />
      {subcategories.map((subcategory, index) => (
        <SubcategoryBlock
          key={subcategory.id}
          subcategory={subcategory}
          guide={guide}
          affirmations={lists[index]?.flatMap(({ affirmations }) => affirmations) ?? []}
        />
      ))}
      <AllAffirmations groups={groups} displayName={displayName} />
      <SplitSection id="science" title={guide.science.heading} shares="4-7" className="shell gap-y-5 pt-24">
        <Paragraphs texts={guide.science.body} />
      </SplitSection>
      <SplitSection id="faq" title="Questions" className="shell gap-y-5 pt-24">
        <div className="space-y-12">
          <Faq name={`faq-${category}`} items={guide.faqs} />
          <Sources />
        </div>
      </SplitSection>
      <div className="shell pt-20">
        <RelatedContent category={category} affirmations={neighbors.slice(0, RELATED)} />
      </div>
    </>
  )
}
