import { Section } from '@/components/ui/section'
import { topicPage } from '@/content/science/topics'
import { guidesServedBy, type StudyTopic, studyTopics } from '@/lib/content/studies/study-list'
import { plainText } from '@/lib/content/text/prose'
import { routes } from '@/lib/routes'
import { LinkRow } from '../navigation/link-row'
import { Fold } from '../text/fold'

/** The most guides that a page of studies leads to. */
const MOST_GUIDES = 6

/** The end of the page of a topic: the guides that its studies serve, and the other topics. */
export function TopicReadOn({ topic }: { topic: StudyTopic }) {
  const guides = guidesServedBy(topic.studies).slice(0, MOST_GUIDES)
  return (
    <nav aria-label="Read on" className="no-print split gap-y-8 hairline-top pt-6 md:gap-y-12 md:pt-8">
      {guides.length > 0 && (
        <Section name="guides" className="md:col-span-7" heading="text-heading" title={topicPage.guides}>
          <ul className="mt-2 md:mt-4">
            {guides.map(({ href, title, description }) => (
              <LinkRow key={href} href={href} title={title} text={plainText(description)} isBrief />
            ))}
          </ul>
        </Section>
      )}
      <Section
        name="topics"
        className={guides.length > 0 ? 'md:col-span-5' : 'md:col-span-full'}
        heading="text-heading"
        title={topicPage.topics}
      >
        <Fold title="All topics" note={String(studyTopics.length)} className="mt-2 md:unwrapped">
          <ul className="columns-[9rem] gap-x-8">
            {studyTopics
              .filter(({ slug }) => slug !== topic.slug)
              .map(({ slug, name }) => (
                <li key={slug} className="break-inside-avoid">
                  <a
                    href={routes.studyTopic(slug)}
                    className="flex min-h-11 items-center leading-snug underline-offset-4 hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </Fold>
      </Section>
    </nav>
  )
}
