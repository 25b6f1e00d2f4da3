import type { Metadata } from 'next'
import { AffirmationGroups } from '@/components/blocks/affirmation-groups'
import { ArticleFacts } from '@/components/blocks/guide/article-facts'
import { GuideLayout, GuideSection } from '@/components/blocks/guide/layout'
import { Points } from '@/components/blocks/guide/points'
import { RelatedLinks } from '@/components/blocks/guide/related-links'
import { Missing } from '@/components/blocks/missing'
import { Paragraphs, Prose } from '@/components/blocks/prose'
import { Sources } from '@/components/blocks/sources'
import { PageHeader } from '@/components/layout/page-header'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { NavLink } from '@/components/ui/nav-link'
import { numberNotes } from '@/lib/content/citations'
import { subcategoryGuide } from '@/lib/content/guides'
import { plainText } from '@/lib/content/prose'
import { findCategory, findSubcategory, isCategoryName } from '@/lib/content/taxonomy'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { groupedSubcategory } from '@/lib/site/reads'
import { routes } from '@/lib/site/routes'
import SubcategoryNotFound from './not-found'

interface PageProps {
  params: Promise<{ category: string; subcategory: string }>
}

const CONTENTS = [
  { id: 'introduction', label: 'Introduction' },
  { id: 'benefits', label: 'Key benefits' },
  { id: 'how-to-use', label: 'How to use' },
  { id: 'tips', label: 'Practical tips' },
  { id: 'scientific-foundation', label: 'Scientific foundation' },
  { id: 'limits', label: 'Where the evidence stops' },
  { id: 'examples', label: 'Example affirmations' }
]

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const known = await findGuide(params)
  if (!known) return { title: 'Subcategory Not Found' }
  const { category, guide } = known
  const canonicalUrl = routes.subcategory(category.name, guide.subcategory)
  return pageMetadata({ ...guide.seo, ogType: 'article', canonicalUrl })
}

export default async function SubcategoryPage({ params }: PageProps) {
  const known = await findGuide(params)
  if (!known) {
    return (
      <Missing>
        <SubcategoryNotFound />
      </Missing>
    )
  }
  const { category, subcategory, guide } = known
  const { seo, ...shown } = guide
  const notes = numberNotes(shown)
  const groups = await groupedSubcategory(subcategory.id)
  const count = groups.reduce((sum, { affirmations }) => sum + affirmations.length, 0)
  const address = routes.subcategory(category.name, subcategory.id)
  return (
    <>
      <PageHeader
        steps={[
          { label: category.displayName, href: routes.category(category.name) },
          { label: subcategory.title, href: address }
        ]}
        title={guide.title}
        lead={<Prose text={guide.description} notes={notes} />}
      >
        <p className="mt-6 flex flex-wrap items-center gap-2">
          <Icon name={subcategory.icon} className="mr-1 size-6" />
          <Badge>{count} affirmations</Badge>
          <Badge>{category.displayName}</Badge>
          {guide.badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </p>
        <ArticleFacts path={address} title={guide.title} description={guide.description} notes={notes} />
        <NavLink
          href={routes.category(category.name)}
          className="link no-print mt-4 inline-flex min-h-11 items-center text-sm"
        >
          Back to {category.displayName}
        </NavLink>
      </PageHeader>
      <GuideLayout contents={CONTENTS}>
        <GuideSection id="introduction" title="Introduction">
          <Paragraphs texts={guide.introduction} notes={notes} />
        </GuideSection>
        <GuideSection id="benefits" title="Key benefits">
          <Points points={guide.benefits} notes={notes} />
        </GuideSection>
        <GuideSection id="how-to-use" title="How to use">
          <Points points={guide.howToUse} notes={notes} numbered />
        </GuideSection>
        <GuideSection id="tips" title="Practical tips">
          <Points points={guide.tips} notes={notes} />
        </GuideSection>
        <GuideSection id="scientific-foundation" title="Scientific foundation">
          <Paragraphs texts={guide.scientificBasis} notes={notes} />
        </GuideSection>
        <GuideSection id="limits" title="Where the evidence stops">
          <Paragraphs texts={guide.limits} notes={notes} />
        </GuideSection>
        <section id="examples" aria-labelledby="examples-title">
          <h2 id="examples-title" className="text-2xl">
            Example affirmations
          </h2>
          <div className="mt-5">
            <AffirmationGroups groups={groups} columns={1} />
          </div>
        </section>
        <Sources notes={notes} />
        <RelatedLinks
          links={category.subcategories
            .filter(({ id }) => id !== subcategory.id)
            .map(({ id, title, description }) => ({
              href: routes.subcategory(category.name, id),
              title,
              text: plainText(description)
            }))}
        />
      </GuideLayout>
    </>
  )
}

async function findGuide(params: PageProps['params']) {
  const { category: name, subcategory: id } = await params
  if (!isCategoryName(name)) return undefined
  const category = findCategory(name)
  const subcategory = findSubcategory(category, id)
  const guide = subcategory && subcategoryGuide(id)
  return subcategory && guide ? { category, subcategory, guide } : undefined
}
