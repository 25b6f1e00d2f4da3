import type { Metadata } from 'next'
import { JsonLd } from '@/components/blocks/json-ld'
import { Missing } from '@/components/blocks/missing'
import { RelatedContent } from '@/components/blocks/related-content'
import { Retired } from '@/components/blocks/retired'
import { SaveAsImage } from '@/components/blocks/save-as-image'
import { Sky } from '@/components/blocks/sky'
import { Tags } from '@/components/blocks/tags'
import { FavoriteButton } from '@/components/islands/favorite-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { WordActions } from '@/components/ui/action-buttons'
import { Badge } from '@/components/ui/badge'
import { NavLink } from '@/components/ui/nav-link'
import { howToUse } from '@/content/affirmation-page'
import { findSituation } from '@/lib/content/situations'
import { findCategory } from '@/lib/content/taxonomy'
import { truncateAtWord } from '@/lib/content/truncate'
import { env } from '@/lib/env'
import { affirmationDescription, affirmationKeywords, affirmationTitle } from '@/lib/site/metadata/affirmation-metadata'
import { socialImageAlt } from '@/lib/site/metadata/image-alt'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { affirmationWork } from '@/lib/site/metadata/structured-data'
import { findAffirmation, findRetired, relatedAffirmations } from '@/lib/site/reads'
import { routes } from '@/lib/site/routes'
import AffirmationNotFound from './not-found'

interface PageProps {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const line = await findLine(params)
  if (!line) {
    const retired = await findRetired((await params).id)
    return retired ? { title: 'Affirmation Retired', robots: { index: false } } : { title: 'Affirmation Not Found' }
  }
  const { text, slug, category } = line
  return pageMetadata({
    title: affirmationTitle(line),
    description: affirmationDescription(line),
    keywords: affirmationKeywords(line),
    ogTitle: truncateAtWord(text, 110),
    ogType: 'article',
    canonicalUrl: routes.affirmation(slug),
    pictureAlt: socialImageAlt(text, category)
  })
}

export default async function AffirmationPage({ params }: PageProps) {
  const line = await findLine(params)
  if (!line) {
    const retired = await findRetired((await params).id)
    if (retired) return <Retired category={retired.category} />
    return (
      <Missing>
        <AffirmationNotFound />
      </Missing>
    )
  }
  const { displayName } = findCategory(line.category)
  const situation = findSituation(line.audience)
  const collection = { title: displayName, path: routes.category(line.category) }
  const related = await relatedAffirmations(line)
  return (
    <>
      <div className="shell pt-4">
        <Breadcrumb
          steps={[
            { label: displayName, href: routes.category(line.category) },
            { label: truncateAtWord(line.text, 48), href: routes.affirmation(line.slug) }
          ]}
        />
      </div>
      <article
        data-affirmation=""
        data-url={routes.affirmation(line.slug)}
        className="shell grid gap-x-12 gap-y-10 pt-4 lg:grid-cols-12"
      >
        <Sky
          category={line.category}
          seed={line.id}
          className="affirmation-sky lg:col-span-8 lg:self-start print:col-span-full"
        >
          <div className="above-light flex flex-col gap-8 px-6 pt-6 md:px-12 md:pt-12">
            <p className="flex flex-wrap gap-x-2">
              <NavLink
                href={routes.category(line.category)}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                <Badge>{displayName}</Badge>
              </NavLink>
              {situation && <Badge>{situation.label}</Badge>}
            </p>
            <h1 data-text="" className={`serif affirmation-text ${line.text.length > 110 ? 'affirmation-long' : ''}`}>
              {line.text}
            </h1>
            <Tags tags={line.tags} />
          </div>
        </Sky>
        <div className="no-print lg:col-span-4">
          <div className="flex flex-wrap gap-3">
            <WordActions />
            <FavoriteButton slug={line.slug} text={line.text} />
            <SaveAsImage slug={line.slug} text={line.text} category={line.category} />
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
          <p className="mt-4 flex flex-wrap gap-3">
            <NavLink href={routes.generator()} className="button button-primary">
              Generate Another
            </NavLink>
            <NavLink href={routes.category(line.category)} className="button button-quiet">
              More {displayName}
            </NavLink>
          </p>
        </div>
      </article>
      <JsonLd data={affirmationWork({ ...line, collection }, env().SITE_URL)} />
      <div className="shell pt-20">
        <RelatedContent category={line.category} lines={related} />
      </div>
    </>
  )
}

async function findLine(params: PageProps['params']) {
  return findAffirmation((await params).id)
}
