import { Section } from '@/components/ui/section'
import { lifePage } from '@/content/lives'
import type { Life } from '@/content/types'
import { findStudyTopic } from '@/lib/content/studies/study-list'
import { findCategory } from '@/lib/content/taxonomy'
import { plainText } from '@/lib/content/text/prose'
import { routes } from '@/lib/routes'
import { topicTitle } from '@/lib/site/metadata/topic-metadata'
import { findSitePage } from '@/lib/site/pages'
import { LinkRow } from '../navigation/link-row'

/** The end of a page at /for: its guides, its topics of studies, and its category. */
export function LifeReadOn({ life }: { life: Life }) {
  const guides = life.guides.flatMap((path) => findSitePage(path) ?? [])
  const topics = life.topics.flatMap((slug) => findStudyTopic(slug) ?? [])
  const links = [
    ...topics.map((topic) => ({ href: routes.studyTopic(topic.slug), label: topicTitle(topic) })),
    { href: routes.category(life.sky), label: `All of ${findCategory(life.sky).displayName}` }
  ]
  return (
    <nav aria-label={lifePage.guides} className="no-print split gap-y-6 md:gap-y-10">
      <Section name="guides" className="md:col-span-7" heading="text-heading" title={lifePage.guides}>
        <ul className="mt-4">
          {guides.map(({ path, title, description }) => (
            <LinkRow key={path} href={path} title={title} text={plainText(description)} isBrief />
          ))}
        </ul>
      </Section>
      <Section name="more" className="md:col-span-5" heading="text-heading" title={lifePage.more}>
        <ul className="mt-4">
          {links.map(({ href, label }) => (
            <li key={href} className="hairline-top">
              <a href={href} className="flex min-h-11 items-center py-3 leading-snug hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </nav>
  )
}
