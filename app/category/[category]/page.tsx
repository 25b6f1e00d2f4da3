import { PageEnd } from '@/components/blocks/affirmation/page-end'
import { AllAffirmations } from '@/components/blocks/category/all-affirmations'
import { CategoryHero } from '@/components/blocks/category/hero'
import { PillarSections } from '@/components/blocks/category/pillar-sections'
import { SubcategoryBlock } from '@/components/blocks/category/subcategory-block'
import { CategoryLives } from '@/components/blocks/life/life-links'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { RelatedContent } from '@/components/blocks/navigation/related-content'
import { type ContentsLink, ContentsRow } from '@/components/blocks/text/contents'
import { Faq } from '@/components/blocks/text/faq'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { Paragraphs } from '@/components/blocks/text/prose'
import { Sources } from '@/components/blocks/text/sources'
import { JsonLd } from '@/components/ui/json-ld'
import { Section, SplitSection } from '@/components/ui/section'
import { claims } from '@/content/marketing'
import { notFoundCases } from '@/content/pages/not-found'
import { type CategoryName, categoryNames, type SubcategoryRef } from '@/content/types'
import { categoryGuide } from '@/lib/content/guides'
import { ANYONE } from '@/lib/content/situations'
import { findCategory, isCategoryName } from '@/lib/content/taxonomy'
import { plainText } from '@/lib/content/text/prose'
import { routes } from '@/lib/routes'
import { type PageMetadata, pageMetadata } from '@/lib/site/metadata/metadata'
import { affirmationCollection } from '@/lib/site/metadata/structured-data'
import { affirmationsOfCategory, firstAffirmations } from '@/lib/site/reads'

/** The number of affirmations of the nearest category that close the page. */
const RELATED = 3

export async function generateMetadata({ params }: PageProps<'/category/[category]'>): Promise<PageMetadata> {
  const { category } = await params
  return isCategoryName(category) ? metadataOf(category) : notFoundCases.category.seo
}

async function metadataOf(category: CategoryName): Promise<PageMetadata> {
  const { seo, title, intro } = categoryGuide(category)
  const { count, groups } = await affirmationsOfCategory(category)
  const path = routes.category(category)
  const collection = {
    path,
    title,
    description: plainText(intro[0] ?? ''),
    slugs: groups.flatMap(({ affirmations }) => affirmations.map(({ slug }) => slug))
  }
  return pageMetadata({
    ...seo,
    title: `${count || claims.perCategory.value} ${seo.title}`,
    canonicalUrl: path,
    structuredData: affirmationCollection(collection)
  })
}

export default async function CategoryPage({ params }: PageProps<'/category/[category]'>) {
  const { category } = await params
  if (!isCategoryName(category)) return <NotFoundPage of="category" />
  const guide = categoryGuide(category)
  const { related, subcategories } = findCategory(category)
  const [{ structuredData }, { count, lines, groups }, neighbors] = await Promise.all([
    metadataOf(category),
    affirmationsOfCategory(category),
    related[0] ? firstAffirmations(related[0]) : []
  ])
  // Several categories have the same neighbor: each shows other affirmations of it.
  const turn = (RELATED * categoryNames.indexOf(category)) % neighbors.length
  const shown = new Set(lines.map(({ id }) => id))
  const last = groups[0]?.affirmations.findLast(({ id, audience }) => audience === ANYONE && !shown.has(id))
  const next = related[0]
  setPageNotes(guide)
  return (
    <>
      <JsonLd data={structuredData} />
      <CategoryHero guide={guide} count={count} lines={lines} />
      <div className="shell space-y-5 pt-3 md:space-y-6 md:pt-6">
        <ContentsRow links={contentsOf(subcategories, count)} className="fading-row [&_a]:px-3" />
        <Paragraphs texts={guide.intro.slice(1)} className="text-lg leading-normal" />
        <PillarSections sections={guide.sections} />
      </div>
      {subcategories.map((subcategory, index) => (
        <SubcategoryBlock
          key={subcategory.id}
          subcategory={subcategory}
          guide={guide}
          affirmations={groups.find(({ id }) => id === subcategory.id)?.affirmations ?? []}
          isTinted={index === 1}
        />
      ))}
      <AllAffirmations category={category} groups={groups} count={count} />
      <div className="shell space-y-9 pt-9 md:space-y-10 md:pt-12">
        <SplitSection id="science" title={guide.science.heading} className="gap-y-5">
          <Paragraphs texts={guide.science.body} />
        </SplitSection>
        <SplitSection id="faq" title="Questions" className="gap-y-5">
          <Faq name={`faq-${category}`} items={guide.faqs} />
        </SplitSection>
        {guide.gettingHelp && (
          <Section id="help" title="Getting help" className="guide-box">
            <Paragraphs
              texts={guide.gettingHelp}
              phoneLinks
              className="mt-4 gap-x-12 lg:max-w-none lg:columns-2 [&>*]:break-inside-avoid"
            />
          </Section>
        )}
        <Sources />
      </div>
      <div className="shell space-y-9 pt-9 md:space-y-10 md:pt-12">
        <CategoryLives category={category} />
        <RelatedContent category={category} affirmations={neighbors.slice(turn, turn + RELATED)} />
      </div>
      {last && next && (
        <PageEnd
          affirmation={last}
          next={{ href: routes.category(next), label: `Next: ${findCategory(next).displayName}` }}
        />
      )}
    </>
  )
}

function contentsOf(subcategories: SubcategoryRef[], count: number): ContentsLink[] {
  return [
    { id: 'guide', label: 'The guide' },
    ...subcategories.map(({ id, title }) => ({ id, label: title })),
    { id: 'all', label: `All ${count} affirmations` },
    { id: 'science', label: 'Scientific research' },
    { id: 'faq', label: 'Questions' }
  ]
}
