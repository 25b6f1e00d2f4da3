import type { ReactNode } from 'react'
import { type DrawnGuide, findGuide } from '@/lib/site/guide-sets'
import type { Crumb } from '@/lib/site/metadata/breadcrumb'
import { LinkRow, type LinkRowProps } from '../navigation/link-row'
import { Neighbors } from '../navigation/neighbors'
import { Contents } from '../text/contents'
import { FoldedSources } from '../text/sources'
import { GuideHeader } from './guide-header'
import type { GuideLinesProps } from './guide-lines'
import { GuideTools } from './guide-tools'

export interface GuideSection {
  id: string
  title: string
  /** Its entry in the contents, if the title is too long there. */
  label?: string
  content: ReactNode
  /** Sets it apart in a box. */
  boxed?: boolean
}

interface GuidePageProps {
  path: string
  /** The way to it, for the breadcrumb; the last step is the guide itself. */
  steps: Crumb[]
  guide: { title: string; description: string; rightNow: string[] }
  badges: ReactNode
  /** The link back, at the end. */
  back?: { label: string; href: string }
  /** Its affirmations, straight after what helps right now. */
  lines?: GuideLinesProps
  sections: GuideSection[]
  /** The links that close the page. */
  related: LinkRowProps[]
}

/** A guide: what helps right now, then its contents in a column, sticky on wide screens, beside the text. */
export function GuidePage({ path, steps, guide: content, badges, back, lines, sections, related }: GuidePageProps) {
  const { guide, previous, next } = findGuide(path)
  return (
    <div className={`sky-${guide.sky}`}>
      <GuideHeader
        guide={guide}
        steps={steps}
        title={content.title}
        description={content.description}
        rightNow={content.rightNow}
        badges={badges}
        lines={lines}
      />
      <div className="shell split-lg gap-y-8">
        <Contents
          links={[...(lines ? [lines] : []), ...sections].map(({ id, title, label = title }) => ({ id, label }))}
          className="lg:col-span-3"
        />
        <article className="min-w-0 space-y-16 lg:col-span-8 lg:col-start-5">
          {sections.map(({ id, title, content: part, boxed }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              data-read=""
              className={boxed ? 'guide-box' : undefined}
            >
              <h2 id={`${id}-title`} className="text-2xl">
                {title}
              </h2>
              <div className="mt-5">{part}</div>
            </section>
          ))}
          <FoldedSources />
          <GuideTools name={path.split('/').at(-1) ?? ''} back={back} />
          <Neighbors label="Guides" previous={previous && linkTo(previous)} next={next && linkTo(next)} />
          <RelatedLinks links={related} />
        </article>
      </div>
    </div>
  )
}

function linkTo({ path, title }: DrawnGuide) {
  return { href: path, title }
}

function RelatedLinks({ links }: { links: LinkRowProps[] }) {
  return (
    <nav aria-labelledby="related-title" className="no-print border-ink border-t-2 pt-6">
      <h2 id="related-title" className="text-xl">
        Read on
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {links.map(({ href, title, text }) => (
          <LinkRow key={href} href={href} title={title} text={text} />
        ))}
      </ul>
    </nav>
  )
}
