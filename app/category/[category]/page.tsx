import type { Metadata } from 'next'
import { AffirmationList } from '@/components/blocks/affirmation/affirmation-list'
import { AllAffirmations } from '@/components/blocks/category/all-affirmations'
import { CategoryHero } from '@/components/blocks/category/hero'
import { SubcategoryBlock } from '@/components/blocks/category/subcategory-block'
import { CategoryLives } from '@/components/blocks/life/life-links'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { RelatedContent } from '@/components/blocks/navigation/related-content'
import { Contents, type ContentsLink } from '@/components/blocks/text/contents'
import { Faq } from '@/components/blocks/text/faq'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { Paragraphs } from '@/components/blocks/text/prose'
import { Sources } from '@/components/blocks/text/sources'
import { ArrowLink } from '@/components/ui/arrow-link'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { notFoundCases } from '@/content/pages/not-found'
import { categoryNames, type SubcategoryRef } from '@/content/types'
import { categoryGuide } from '@/lib/content/guides'
import { findCategory, isCategoryName } from '@/lib/content/taxonomy'
import { plainText } from '@/lib/content/text/prose'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { affirmationCollection } from '@/lib/site/metadata/structured-data'
import { countCategory, firstAffirmations, groupedCategory } from '@/lib/site/reads'

/** The number of affirmations of the nearest category that close the page. */
const RELATED = 3

export async function generateMetadata({ params }: PageProps<'/category/[category]'>): Promise<Metadata> {
  const { category } = await params
  if (!isCategoryName(category)) return notFoundCases.category.seo
  const { seo } = categoryGuide(category)
  const count = (await countCategory(category)) || '200+'
  return pageMetadata({ ...seo, title: `${count} ${seo.title}`, canonicalUrl: routes.category(category) })
}

export default async function CategoryPage({ params }: PageProps<'/category/[category]'>) {
  const { category } = await params
  if (!isCategoryName(category)) return <NotFoundPage of="category" />
  const guide = categoryGuide(category)
  const { displayName, related, subcategories } = findCategory(category)
  const [count, first, groups, neighbors] = await Promise.all([
    countCategory(category),
    firstAffirmations(category),
    groupedCategory(category),
    related[0] ? firstAffirmations(related[0]) : []
  ])
  // Several categories have the same neighbor: each shows other affirmations of it.
  const turn = (RELATED * categoryNames.indexOf(category)) % neighbors.length
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
      <div className="shell split-lg gap-y-2 pt-3 lg:pt-10">
        <Contents links={contentsOf(subcategories, count)} className="lg:col-span-3" />
        <div className="min-w-0 space-y-16 lg:col-span-8 lg:col-start-5">
          <section id="first" aria-label={`${displayName}: the first ${first.length}`}>
            <AffirmationList affirmations={first} lead />
            <ArrowLink href="#all" className="mt-2 font-semibold">
              All {count} affirmations
            </ArrowLink>
          </section>
          {/* Headings on the left if there is room, text on the right. */}
          <div id="guide">
            {guide.sections.map(({ heading, body }) => (
              <section key={heading} className="hairline-top grid gap-x-10 gap-y-4 py-8 xl:grid-cols-[4fr_7fr]">
                <h2 className="text-heading">{heading}</h2>
                <Paragraphs texts={body} />
              </section>
            ))}
          </div>
          {subcategories.map((subcategory) => (
            <SubcategoryBlock
              key={subcategory.id}
              subcategory={subcategory}
              guide={guide}
              affirmations={groups.find(({ id }) => id === subcategory.id)?.affirmations ?? []}
            />
          ))}
          <AllAffirmations groups={groups} count={count} />
          <Section id="science" title={guide.science.heading}>
            <Paragraphs texts={guide.science.body} className="mt-5" />
          </Section>
          <Section id="faq" title="Questions">
            <div className="mt-5">
              <Faq name={`faq-${category}`} items={guide.faqs} />
            </div>
          </Section>
          {guide.gettingHelp && (
            <Section id="help" title="Getting help" className="guide-box">
              <Paragraphs texts={guide.gettingHelp} phoneLinks className="mt-4" />
            </Section>
          )}
          <Sources />
        </div>
      </div>
      <div className="shell space-y-14 pt-20">
        <CategoryLives category={category} />
        <RelatedContent category={category} affirmations={neighbors.slice(turn, turn + RELATED)} />
      </div>
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
