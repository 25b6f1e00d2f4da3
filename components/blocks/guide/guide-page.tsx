import type { ReactNode } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import type { Crumb } from '@/lib/site/metadata/breadcrumb'
import { Contents } from '../contents'
import { LinkRow, type LinkRowProps } from '../link-row'
import { Prose } from '../prose'
import { Sources } from '../sources'
import { ArticleFacts } from './article-facts'
import { RightNow } from './right-now'

export interface GuideSection {
  id: string
  title: string
  /** Its entry in the contents, if the title is too long there. */
  label?: string
  content: ReactNode
}

interface GuidePageProps {
  path: string
  /** The way to it, for the breadcrumb; the last step is the guide itself. */
  steps: Crumb[]
  guide: { title: string; description: string; rightNow?: string[] }
  badges: ReactNode
  /** The link back, below the badges. */
  back?: { label: string; href: string }
  sections: GuideSection[]
  /** The links that close the page. */
  related: LinkRowProps[]
}

/** A guide: what helps right now, then its contents in a column, sticky on wide screens, beside the text. */
export function GuidePage({ path, steps, guide, badges, back, sections, related }: GuidePageProps) {
  const { title, description, rightNow } = guide
  return (
    <>
      <PageHeader steps={steps} title={title} lead={<Prose text={description} />}>
        {rightNow && <RightNow items={rightNow} />}
        {badges}
        <ArticleFacts path={path} title={title} description={description} />
        {back && (
          <a href={back.href} className="link no-print mt-4 inline-flex min-h-11 items-center text-sm">
            {back.label}
          </a>
        )}
      </PageHeader>
      <div className="shell split-lg gap-y-8">
        <Contents
          links={sections.map(({ id, title: heading, label = heading }) => ({ id, label }))}
          className="lg:col-span-3"
        />
        <article className="min-w-0 space-y-16 lg:col-span-8 lg:col-start-5">
          {sections.map(({ id, title: heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="text-2xl">
                {heading}
              </h2>
              <div className="mt-5">{content}</div>
            </section>
          ))}
          <Sources />
          <RelatedLinks links={related} />
        </article>
      </div>
    </>
  )
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
