import type { Metadata } from 'next'
import { FavoriteButton } from '@/components/blocks/favorite-button'
import { LadderSteps } from '@/components/blocks/ladder-steps'
import { Neighbors } from '@/components/blocks/neighbors'
import { NotFoundPage } from '@/components/blocks/not-found-page'
import { RelatedContent } from '@/components/blocks/related-content'
import { RetiredPage } from '@/components/blocks/retired-page'
import { SaveAsImage } from '@/components/blocks/save-as-image'
import { Sky } from '@/components/blocks/sky'
import { Tags } from '@/components/blocks/tags'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { WordActions } from '@/components/ui/action-buttons'
import { Badge } from '@/components/ui/badge'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { howToUse } from '@/content/affirmation-page'
import { notFoundCases, retired } from '@/content/not-found'
import type { Affirmation } from '@/lib/affirmations/types'
import { findSituation } from '@/lib/content/situations'
import { findCategory } from '@/lib/content/taxonomy'
import { truncateAtWord } from '@/lib/content/truncate'
import { env } from '@/lib/env'
import { affirmationDescription, affirmationKeywords, affirmationTitle } from '@/lib/site/metadata/affirmation-metadata'
import { socialImageAlt } from '@/lib/site/metadata/image-alt'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { affirmationWork } from '@/lib/site/metadata/structured-data'
import { adjacentAffirmations, findAffirmation, findRetired, ladderOf, relatedAffirmations } from '@/lib/site/reads'
import { routes } from '@/lib/site/routes'

interface PageProps {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params
  const affirmation = await findAffirmation(id)
  if (!affirmation) {
    return (await findRetired(id)) ? retired : notFoundCases.affirmation.seo
  }
  const { text, slug, category } = affirmation
  const collection = { title: findCategory(category).displayName, path: routes.category(category) }
  return pageMetadata({
    title: affirmationTitle(affirmation),
    description: affirmationDescription(affirmation),
    keywords: affirmationKeywords(affirmation),
    ogTitle: truncateAtWord(text, 110),
    ogType: 'article',
    canonicalUrl: routes.affirmation(slug),
    pictureAlt: socialImageAlt(text, category),
    structuredData: affirmationWork({ ...affirmation, collection }, env().SITE_URL)
  })
}

export default async function AffirmationPage({ params }: PageProps) {
  const { id } = await params
  const affirmation = await findAffirmation(id)
  if (!affirmation) {
    const former = await findRetired(id)
    return former ? <RetiredPage category={former.category} /> : <NotFoundPage of="affirmation" />
  }
  const { displayName } = findCategory(affirmation.category)
  const situation = findSituation(affirmation.audience)
  const [ladder, related, { previous, next }] = await Promise.all([
    ladderOf(affirmation),
    relatedAffirmations(affirmation),
    adjacentAffirmations(affirmation)
  ])
  return (
    <>
      <div className="shell pt-4">
        <Breadcrumb
          steps={[
            { label: displayName, href: routes.category(affirmation.category) },
            { label: truncateAtWord(affirmation.text, 48), href: routes.affirmation(affirmation.slug) }
          ]}
        />
      </div>
      <article
        data-affirmation=""
        data-url={routes.affirmation(affirmation.slug)}
        className="shell split-lg gap-y-10 pt-4"
      >
        <Sky
          category={affirmation.category}
          seed={affirmation.id}
          className="affirmation-sky lg:col-span-8 lg:self-start print:col-span-full"
        >
          <div className="above-light flex flex-col gap-8 px-6 pt-6 md:px-12 md:pt-12">
            <p className="flex flex-wrap items-center gap-x-2">
              <a
                href={routes.category(affirmation.category)}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                <Badge>{displayName}</Badge>
              </a>
              {situation && <Badge>{situation.label}</Badge>}
            </p>
            <h1
              data-text=""
              className={`serif affirmation-text ${affirmation.text.length > 110 ? 'affirmation-long' : ''}`}
            >
              {affirmation.text}
            </h1>
            <Tags tags={affirmation.tags} />
            <LadderSteps {...ladder} />
          </div>
        </Sky>
        <div className="no-print lg:col-span-4">
          <div className="flex flex-wrap gap-3">
            <WordActions />
            <FavoriteButton slug={affirmation.slug} category={affirmation.category} />
            <SaveAsImage slug={affirmation.slug} text={affirmation.text} category={affirmation.category} />
          </div>
          <h2 className="mt-10 text-xl">How to Use</h2>
          <ol className="mt-3">
            {howToUse.map(({ title, text }, index) => (
              <li key={title} className="hairline-top grid grid-cols-[2.25rem_1fr] py-4">
                <span aria-hidden="true" className="serif numerals text-soft text-xl leading-none">
                  {index + 1}
                </span>
                <span>
                  <strong className="block font-semibold">{title}</strong>
                  <span className="text-sm text-soft">{text}</span>
                </span>
              </li>
            ))}
          </ol>
          <ButtonRow className="mt-4">
            <ButtonLink href={routes.generator()} variant="primary">
              Generate Another
            </ButtonLink>
            <ButtonLink href={routes.category(affirmation.category)} variant="quiet">
              More {displayName}
            </ButtonLink>
          </ButtonRow>
        </div>
      </article>
      <div className="shell pt-10">
        <Neighbors label={displayName} previous={previous && linkTo(previous)} next={next && linkTo(next)} />
      </div>
      <div className="shell pt-14">
        <RelatedContent category={affirmation.category} affirmations={related} />
      </div>
    </>
  )
}

function linkTo({ slug, text }: Affirmation) {
  return { href: routes.affirmation(slug), title: text }
}
