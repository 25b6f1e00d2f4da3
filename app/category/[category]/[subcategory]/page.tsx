import type { Metadata } from 'next'
import { FoldedList } from '@/components/blocks/affirmation/folded-list'
import { PageEnd } from '@/components/blocks/affirmation/page-end'
import { FIRST_LINES, GuidePage } from '@/components/blocks/guide/guide-page'
import { exampleAndQuestions, type GuideSection, helpSection } from '@/components/blocks/guide/guide-sections'
import { Points } from '@/components/blocks/guide/points'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { Paragraphs } from '@/components/blocks/text/prose'
import { LongText } from '@/components/blocks/text/rest'
import { Badges } from '@/components/ui/badges'
import { Icon } from '@/components/ui/icon'
import { type NotFoundCase, notFoundCases } from '@/content/pages/not-found'
import type { Category, SubcategoryGuide } from '@/content/types'
import { subcategoryGuide } from '@/lib/content/guides'
import { ANYONE } from '@/lib/content/situations'
import { findCategory, findSubcategory, isCategoryName } from '@/lib/content/taxonomy'
import { plainText } from '@/lib/content/text/prose'
import { isWellFormed, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { listSubcategory } from '@/lib/site/reads'

export async function generateMetadata({ params }: PageProps<'/category/[category]/[subcategory]'>): Promise<Metadata> {
  const found = await findSubcategoryGuide(params)
  if (typeof found === 'string') return notFoundCases[found].seo
  const { category, guide } = found
  const canonicalUrl = routes.subcategory(category.name, guide.subcategory)
  return pageMetadata({ ...guide.seo, ogType: 'article', canonicalUrl })
}

export default async function SubcategoryPage({ params }: PageProps<'/category/[category]/[subcategory]'>) {
  const found = await findSubcategoryGuide(params)
  if (typeof found === 'string') return <NotFoundPage of={found} />
  const { category, subcategory, guide } = found
  const { name, displayName } = category
  const affirmations = await listSubcategory(subcategory.id)
  const count = affirmations.length
  const last = affirmations.findLast(({ audience }) => audience === ANYONE)
  setPageNotes(guide)
  return (
    <>
      <GuidePage
        path={routes.subcategory(name, subcategory.id)}
        parent={{ label: displayName, href: routes.category(name) }}
        guide={guide}
        name={subcategory.title}
        badges={
          <Badges labels={[`${count} affirmations`, displayName, ...guide.badges]}>
            <Icon name={subcategory.icon} className="mr-[0.4em] inline-block size-4 align-[-0.15em]" />
          </Badges>
        }
        back={{ title: `Back to ${displayName}`, href: routes.category(name) }}
        first={affirmations[0]}
        lines={{
          id: 'examples',
          title: 'Example affirmations',
          label: `${count} affirmations`,
          content: <FoldedList affirmations={affirmations} open={FIRST_LINES} more={`More for ${subcategory.title}`} />
        }}
        sections={sectionsOf(guide)}
        related={relatedGuides(category, subcategory.id)}
      />
      {last && <PageEnd affirmation={last} next={nextStep(category, subcategory.id)} />}
    </>
  )
}

/** @returns the case of the not-found page if there is no such guide */
async function findSubcategoryGuide(params: PageProps<'/category/[category]/[subcategory]'>['params']) {
  const { category: name, subcategory: id } = await params
  const missing = (of: NotFoundCase) => of
  if (!isWellFormed(name) || !isWellFormed(id)) return missing('malformedSubcategory')
  if (!isCategoryName(name)) return missing('categoryOfSubcategory')
  const category = findCategory(name)
  const subcategory = findSubcategory(category, id)
  const guide = subcategory && subcategoryGuide(id)
  return guide ? { category, subcategory, guide } : missing('subcategory')
}

function sectionsOf(guide: SubcategoryGuide): GuideSection[] {
  return [
    { id: 'introduction', title: 'Introduction', content: <LongText texts={guide.introduction} of="Introduction" /> },
    {
      id: 'benefits',
      title: 'Key Benefits',
      content: <AboutPoints about={guide.benefitsTitle} points={guide.benefits} />
    },
    { id: 'how-to-use', title: 'How to use', content: <Points points={guide.howToUse} numbered /> },
    { id: 'tips', title: 'Practical tips', content: <AboutPoints about={guide.tipsTitle} points={guide.tips} /> },
    ...exampleAndQuestions(guide),
    {
      id: 'scientific-foundation',
      title: 'Scientific foundation',
      content: <LongText texts={guide.scientificBasis} of="Scientific foundation" />
    },
    { id: 'limits', title: 'What this can’t do', content: <Paragraphs texts={guide.limits} /> },
    ...helpSection(guide.gettingHelp)
  ]
}

/** What they are about stands below the heading. */
function AboutPoints({ about, points }: { about?: string; points: SubcategoryGuide['tips'] }) {
  return (
    <>
      {about && <p className="mb-4 text-lg">{about}</p>}
      <Points points={points} />
    </>
  )
}

/** The next guide of the same category; after the last one, all of the category. */
function nextStep({ name, displayName, subcategories }: Category, current: string) {
  const next = subcategories[subcategories.findIndex(({ id }) => id === current) + 1]
  return next
    ? { href: routes.subcategory(name, next.id), label: `Next: ${next.title}` }
    : { href: routes.category(name), label: `All ${displayName}` }
}

/** The other guides of the same category. */
function relatedGuides({ name, subcategories }: Category, current: string) {
  return subcategories
    .filter(({ id }) => id !== current)
    .map(({ id, title, description }) => ({ href: routes.subcategory(name, id), title, text: plainText(description) }))
}
