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
import { PageEnd } from '../affirmation/page-end'
import { PageSentence } from '../affirmation/page-sentence'
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
export const FIRST_LINES = 6

interface GuidePageProps {
  path: string
  /** The pages above it, for the breadcrumb. */
  parent: Crumb
  guide: { title: string; description: string; rightNow: string[] }
  /** Its name in the breadcrumb, if the title is too long there. */
  name?: string
  badges?: ReactNode
  /** Reading time, difficulty and extent, below its description. */
  note?: string
  /** The link back, at the end. */
  back?: LinkRowProps
  /** What it begins with: a published affirmation, or a line of its own. */
  first?: ListedAffirmation | string
  /** Its affirmations. */
  lines?: GuideSection
  sections: GuideSection[]
  /** The links that close the page. */
  related: LinkRowProps[]
  /** The line that it ends with. */
  end?: string
}

/** A guide: on the first screen of a phone its line, then what helps right now; then its contents beside the text. */
export function GuidePage(props: GuidePageProps) {
  const { path, parent, guide, name, badges, note, back, first, lines, sections, related, end } = props
  const { guide: drawn, previous, next } = findGuide(path)
  const { title, description } = guide
  return (
    <div className={`sky-${drawn.sky}`}>
      <PageHeader
        isReading
        control={<ListenButton />}
        steps={[parent, { label: name ?? title, href: path }]}
        title={title}
        lead={
          <>
            <Prose text={description} />
            {note && <span className="mt-2 block text-sm">{note}</span>}
          </>
        }
        sentence={first && <PageSentence line={first} />}
      >
        {badges && <div className="mt-3">{badges}</div>}
      </PageHeader>
      {/* Reader views keep what stands in the same article as the text. */}
      <article className="guide shell split-lg">
        {lines ? (
          <GuideStart rightNow={guide.rightNow}>
            <Section id={lines.id} title={lines.title} heading="mb-3 text-heading" data-read="">
              {lines.content}
            </Section>
          </GuideStart>
        ) : (
          <RightNow items={guide.rightNow} />
        )}
        <Contents
          links={[lines ?? [], sections].flat().map(({ id, title, label = title }) => ({ id, label }))}
          className="mt-6 max-md:hidden md:mt-12 lg:col-span-3 lg:row-span-99"
        />
        {sections.map(({ id, title, content, look }) => (
          <Section key={id} id={id} data-read="" title={title} heading="text-heading" className={look}>
            <div className="mt-3 md:mt-5">{content}</div>
          </Section>
        ))}
        <Sources />
        <Section as="nav" name="related" heading="text-heading" title="Read on" className="no-print">
          <ul
            className={`mt-2 grid gap-x-10 sm:grid-cols-2 md:mt-4 ${related.every(({ title }) => title.length < SHORT) ? 'max-sm:grid-cols-2 max-sm:gap-x-5' : ''}`.trimEnd()}
          >
            {[...related, ...sheetsFor(path), back ?? []].flat().map((link) => (
              <LinkRow key={link.href} {...link} isBrief />
            ))}
          </ul>
        </Section>
        <div className="mt-3 md:mt-6">
          <Neighbors label="Guides" previous={previous && linkTo(previous)} next={next && linkTo(next)} />
          <ArticleFacts path={path} title={title} description={description} className="mt-3" />
        </div>
      </article>
      {end && (
        <PageEnd
          affirmation={{ text: end, category: drawn.sky }}
          next={{ href: routes.practice(), label: 'Practice with today’s lines' }}
        />
      )}
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

const SHEET = 'A PDF to print and write on.'

/** The sheets to print that fit a guide. */
function sheetsFor(path: string): LinkRowProps[] {
  const ids = guideSheets[path.split('/').at(-1) ?? ''] ?? []
  return sheets
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title }) => ({ href: routes.download(id), title: `To print: ${title}`, text: SHEET, download: true }))
}
