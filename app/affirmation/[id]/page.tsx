import { permanentRedirect } from 'next/navigation'
import { AffirmationArticle } from '@/components/blocks/affirmation/affirmation-article'
import { PageEnd } from '@/components/blocks/affirmation/page-end'
import { NotFoundPage, RetiredPage } from '@/components/blocks/messages/messages'
import { Neighbors } from '@/components/blocks/navigation/neighbors'
import { RelatedContent } from '@/components/blocks/navigation/related-content'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { JsonLd } from '@/components/ui/json-ld'
import { notFoundCases, retired } from '@/content/pages/not-found'
import { ladderNeighbors, withLadders } from '@/lib/affirmations/reads/ladders'
import { adjacentAffirmations, relatedAffirmations } from '@/lib/affirmations/reads/repository'
import type { Affirmation } from '@/lib/affirmations/types'
import { findCategory } from '@/lib/content/taxonomy'
import { truncateAtWord } from '@/lib/content/text/truncate'
import { routes } from '@/lib/routes'
import { affirmationDescription, affirmationKeywords, affirmationTitle } from '@/lib/site/metadata/affirmation-metadata'
import { type PageMetadata, pageMetadata, socialImageAlt } from '@/lib/site/metadata/metadata'
import { affirmationWork } from '@/lib/site/metadata/structured-data'
import { findPublishedOrRetired } from '@/lib/site/reads'

export async function generateMetadata({ params }: PageProps<'/affirmation/[id]'>): Promise<PageMetadata> {
  const found = await findPublishedOrRetired((await params).id)
  if (!found) return notFoundCases.affirmation.seo
  return found.isRetired ? retired : metadataOf(found.affirmation)
}

function metadataOf(affirmation: Affirmation): PageMetadata {
  const { text, slug, category } = affirmation
  return pageMetadata({
    title: affirmationTitle(affirmation),
    description: affirmationDescription(affirmation),
    keywords: affirmationKeywords(affirmation),
    ogTitle: truncateAtWord(text, 110),
    ogType: 'article',
    canonicalUrl: routes.affirmation(slug),
    pictureAlt: socialImageAlt(text, category),
    structuredData: affirmationWork(affirmation)
  })
}

export default async function AffirmationPage({ params }: PageProps<'/affirmation/[id]'>) {
  const found = await findPublishedOrRetired((await params).id)
  if (!found) return <NotFoundPage of="affirmation" />
  const { affirmation, isRetired, isFormerSlug } = found
  if (isFormerSlug) permanentRedirect(routes.affirmation(affirmation.slug))
  if (isRetired) return <RetiredPage category={affirmation.category} />
  const { displayName } = findCategory(affirmation.category)
  const ladder = await ladderNeighbors(affirmation)
  // Each affirmation stands on the page once.
  const steps = [ladder.gentler ?? [], ladder.bolder ?? []].flat()
  const { previous, next } = await adjacentAffirmations(affirmation, steps)
  const shown = [steps, previous ?? [], next ?? []].flat()
  const related = await relatedAffirmations(affirmation, shown).then(withLadders)
  const { next: end } = await adjacentAffirmations(affirmation, [...shown, ...related])
  return (
    <>
      <JsonLd data={metadataOf(affirmation).structuredData} />
      <div className="shell short-crumbs pt-2 md:pt-4 [@media(height<30rem)]:pt-0">
        <Breadcrumb
          steps={[
            { label: displayName, href: routes.category(affirmation.category) },
            { label: truncateAtWord(affirmation.text, 48), href: routes.affirmation(affirmation.slug) }
          ]}
        />
      </div>
      <AffirmationArticle affirmation={affirmation} ladder={ladder} />
      <div className="shell pt-10">
        <Neighbors label={displayName} previous={previous && linkTo(previous)} next={next && linkTo(next)} isLines />
      </div>
      <div className="shell pt-10 md:pt-14">
        <RelatedContent category={affirmation.category} affirmations={related} />
      </div>
      {end && <PageEnd affirmation={end} next={{ href: routes.practice(), label: 'Practice with today’s lines' }} />}
    </>
  )
}

function linkTo({ slug, text }: Affirmation) {
  return { href: routes.affirmation(slug), title: text }
}
