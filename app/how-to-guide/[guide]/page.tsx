import type { Metadata } from 'next'
import { ArticleFacts } from '@/components/blocks/guide/article-facts'
import { Fit } from '@/components/blocks/guide/fit'
import { GuideLayout, GuideSection } from '@/components/blocks/guide/layout'
import { Points } from '@/components/blocks/guide/points'
import { RelatedLinks } from '@/components/blocks/guide/related-links'
import { Examples, Steps } from '@/components/blocks/how-to/steps'
import { Missing } from '@/components/blocks/missing'
import { Paragraphs, Prose } from '@/components/blocks/prose'
import { Sources } from '@/components/blocks/sources'
import { PageHeader } from '@/components/layout/page-header'
import { Badge } from '@/components/ui/badge'
import { numberNotes } from '@/lib/content/citations'
import { allHowToGuides, howToGuide } from '@/lib/content/guides'
import { plainText } from '@/lib/content/prose'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { routes } from '@/lib/site/routes'
import GuideNotFound from './not-found'

interface PageProps {
  params: Promise<{ guide: string }>
}

const CONTENTS = [
  { id: 'introduction', label: 'Introduction' },
  { id: 'steps', label: 'The steps' },
  { id: 'examples', label: 'Less and more effective' },
  { id: 'scientific-foundation', label: 'Scientific foundation' },
  { id: 'limits', label: 'Where the evidence stops' },
  { id: 'common-mistakes', label: 'Common mistakes' }
]
/** How many other guides close the page. */
const RELATED = 4

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const guide = howToGuide((await params).guide)
  if (!guide) return { title: 'Guide not found' }
  return pageMetadata({ ...guide.seo, ogType: 'article', canonicalUrl: routes.howTo(guide.slug) })
}

export default async function HowToGuidePage({ params }: PageProps) {
  const guide = howToGuide((await params).guide)
  if (!guide) {
    return (
      <Missing>
        <GuideNotFound />
      </Missing>
    )
  }
  const { seo, ...shown } = guide
  const notes = numberNotes(shown)
  return (
    <>
      <PageHeader
        steps={[
          { label: 'How-to guides', href: routes.howToLanding() },
          { label: guide.title, href: routes.howTo(guide.slug) }
        ]}
        title={guide.title}
        lead={<Prose text={guide.description} notes={notes} />}
      >
        <p className="mt-6 flex flex-wrap gap-2">
          <Badge>{guide.readTime}</Badge>
          <Badge>{guide.difficulty}</Badge>
          <Badge>{guide.extent}</Badge>
        </p>
        <ArticleFacts
          path={routes.howTo(guide.slug)}
          title={guide.title}
          description={guide.description}
          notes={notes}
        />
        <a href={routes.resources()} className="link no-print mt-4 inline-flex min-h-11 items-center text-sm">
          Back to Resources
        </a>
      </PageHeader>
      <GuideLayout contents={CONTENTS}>
        <GuideSection id="introduction" title="Introduction">
          <Paragraphs texts={guide.introduction} notes={notes} />
          <Fit whoFor={guide.whoFor} notFor={guide.notFor} notes={notes} />
        </GuideSection>
        <GuideSection id="steps" title="The steps">
          <Steps steps={guide.steps} notes={notes} />
        </GuideSection>
        <GuideSection id="examples" title="Less and more effective">
          <Examples examples={guide.examples} notes={notes} />
        </GuideSection>
        <GuideSection id="scientific-foundation" title="Scientific foundation">
          <Paragraphs texts={guide.scientificBasis} notes={notes} />
        </GuideSection>
        <GuideSection id="limits" title="Where the evidence stops">
          <Paragraphs texts={guide.limits} notes={notes} />
        </GuideSection>
        <GuideSection id="common-mistakes" title="Common mistakes">
          <Points points={guide.commonMistakes} notes={notes} />
        </GuideSection>
        <Sources notes={notes} />
        <RelatedLinks links={relatedGuides(guide.slug)} />
      </GuideLayout>
    </>
  )
}

/** The guides after this one in the order of the landing page, going round. */
function relatedGuides(slug: string) {
  const guides = allHowToGuides()
  const index = guides.findIndex((guide) => guide.slug === slug)
  return [...guides.slice(index + 1), ...guides.slice(0, index)]
    .slice(0, RELATED)
    .map(({ slug: other, title, description }) => ({ href: routes.howTo(other), title, text: plainText(description) }))
}
