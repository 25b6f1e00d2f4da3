import type { ReactNode } from 'react'
import assets from '@/components/layout/assets.json'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { sheets } from '@/content/downloads'
import { guideSheets } from '@/content/guide-sheets'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { type DrawnGuide, findGuide } from '@/lib/site/guide-lists'
import type { Crumb } from '@/lib/site/metadata/structured-data'
import { LinkRow, type LinkRowProps } from '../navigation/link-row'
import { Neighbors } from '../navigation/neighbors'
import { Contents } from '../text/contents'
import { Prose } from '../text/prose'
import { Sources } from '../text/sources'
import { ArticleFacts } from './article-facts'
import type { GuideSection } from './guide-sections'
import { GuideStart } from './guide-start'
import { RightNow } from './right-now'

/** Titles of fewer characters stand two beside each other on a phone. */
const SHORT = 22

/** The number of affirmations that are not folded. */
export const FIRST_LINES = 5

interface GuidePageProps {
  path: string
  /** The pages above it, for the breadcrumb. */
  parent: Crumb
  guide: { title: string; description: string; rightNow: string[] }
  /** Its name in the breadcrumb, if the title is too long there. */
  name?: string
  badges: ReactNode
  /** The link back, at the end. */
  back?: { label: string; href: string }
  /** Its affirmations. If they have a first one, it begins the page. */
  lines?: GuideSection & { first?: ListedAffirmation }
  sections: GuideSection[]
  /** The links that close the page. */
  related: LinkRowProps[]
}

/** A guide: on the first screen of a phone a line or what helps right now; then its contents beside the text. */
export function GuidePage({ path, parent, guide, name, badges, back, lines, sections, related }: GuidePageProps) {
  const { guide: drawn, previous, next } = findGuide(path)
  const { title, description } = guide
  const facts = (
    <div className="mt-3 flex flex-wrap gap-x-6 text-soft lg:col-span-full">
      {badges}
      <ArticleFacts path={path} title={title} description={description} className="" />
    </div>
  )
  return (
    <div className={`sky-${drawn.sky}`}>
      <PageHeader
        isReading
        control={<ListenButton />}
        steps={[parent, { label: name ?? title, href: path }]}
        title={title}
        lead={<Prose text={description} />}
      >
        {!lines?.first && facts}
      </PageHeader>
      {/* Reader views keep what stands in the same article as the text. */}
      <article className="guide shell split-lg">
        {lines ? (
          <GuideStart first={lines.first} rightNow={guide.rightNow}>
            <Section id={lines.id} title={lines.title} heading="mb-3 text-heading" data-read="">
              {lines.content}
            </Section>
          </GuideStart>
        ) : (
          <RightNow items={guide.rightNow} />
        )}
        {lines?.first && facts}
        <Contents
          links={[lines ?? [], sections].flat().map(({ id, title, label = title }) => ({ id, label }))}
          className="mt-6 max-md:hidden md:mt-12 lg:col-span-3 lg:row-span-99"
        />
        {sections.map(({ id, title, content, boxed }) => (
          <Section
            key={id}
            id={id}
            data-read=""
            title={title}
            heading="text-heading"
            className={boxed ? 'guide-box' : undefined}
          >
            <div className="mt-3 md:mt-5">{content}</div>
          </Section>
        ))}
        <Sources />
        <div className="max-md:mt-3">
          <GuideTools name={path.split('/').at(-1) ?? ''} back={back} />
          <Neighbors label="Guides" previous={previous && linkTo(previous)} next={next && linkTo(next)} />
        </div>
        <Section
          as="nav"
          name="related"
          heading="text-heading"
          title="Read on"
          className="no-print border-ink border-t-2 pt-5 max-md:mt-3"
        >
          <ul
            className={`mt-2 grid gap-x-10 sm:grid-cols-2 md:mt-4 ${related.every(({ title }) => title.length < SHORT) ? 'max-sm:grid-cols-2 max-sm:gap-x-5' : ''}`.trimEnd()}
          >
            {related.map((link) => (
              <LinkRow key={link.href} {...link} isBrief />
            ))}
          </ul>
        </Section>
      </article>
    </div>
  )
}

function linkTo({ path, title }: DrawnGuide) {
  return { href: path, title }
}

/** Reads the guide aloud: components/islands/pages/guide.script.ts, which shows it if the browser can. */
function ListenButton() {
  return (
    <Button
      variant="quiet"
      className="no-print"
      data-script={assets.guide[0]}
      data-listen=""
      aria-pressed="false"
      hidden
      suppressHydrationWarning
    >
      Listen
    </Button>
  )
}

/** Where a guide leads once it is read: back, to practice, and to the sheets that fit it. */
function GuideTools({ name, back }: Pick<GuidePageProps, 'back'> & { name: string }) {
  const links = [
    back ?? [],
    { label: 'Practice with today’s lines', href: routes.practice() },
    sheets
      .filter(({ id }) => guideSheets[name]?.includes(id))
      .map(({ id, title }) => ({ label: `To print: ${title}`, href: routes.download(id), download: true }))
  ].flat()
  return (
    <p className="no-print flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      {links.map(({ label, ...link }) => (
        <a key={link.href} {...link} className="link inline-flex min-h-11 items-center">
          {label}
        </a>
      ))}
    </p>
  )
}
