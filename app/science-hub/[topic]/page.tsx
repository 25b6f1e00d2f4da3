import type { Metadata } from 'next'
import { PageEnd } from '@/components/blocks/affirmation/page-end'
import { ArticleFacts } from '@/components/blocks/guide/article-facts'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { StudyLink } from '@/components/blocks/science/study-link'
import { TopicReadOn } from '@/components/blocks/science/topic-read-on'
import { TopicStudies } from '@/components/blocks/science/topic-studies'
import { VerdictStrip } from '@/components/blocks/science/verdict-strip'
import { PageHeader } from '@/components/layout/page-header'
import { notFoundCases } from '@/content/pages/not-found'
import { topicAnswers, topicPage } from '@/content/science/topics'
import { endLine } from '@/lib/content/end-line'
import { findStudy } from '@/lib/content/studies/citations'
import { findStudyTopic, guidesServedBy } from '@/lib/content/studies/study-list'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { topicSeo, topicTitle } from '@/lib/site/metadata/topic-metadata'

export async function generateMetadata({ params }: PageProps<'/science-hub/[topic]'>): Promise<Metadata> {
  const topic = findStudyTopic((await params).topic)
  if (!topic) return notFoundCases.studyTopic.seo
  return pageMetadata({ ...topicSeo(topic), ogType: 'article', canonicalUrl: routes.studyTopic(topic.slug) })
}

export default async function StudyTopicPage({ params }: PageProps<'/science-hub/[topic]'>) {
  const topic = findStudyTopic((await params).topic)
  if (!topic) return <NotFoundPage of="studyTopic" />
  const path = routes.studyTopic(topic.slug)
  const title = topicTitle(topic)
  const answer = findStudy(topicAnswers[topic.topic])
  // Of the guide that draws most on its studies.
  const line = endLine(guidesServedBy(topic.studies))
  return (
    <>
      <PageHeader
        isReading
        steps={[
          { label: 'Science & Research', href: routes.scienceHub() },
          { label: topic.name, href: path }
        ]}
        title={title}
        lead={
          <>
            {answer.short} <StudyLink study={answer} className="link whitespace-nowrap text-sm" />
          </>
        }
      >
        <VerdictStrip studies={topic.studies} />
      </PageHeader>
      <div className="shell space-y-10 pt-6 md:space-y-16 md:pt-8">
        <TopicStudies studies={topic.studies} />
        <TopicReadOn topic={topic} />
        <ArticleFacts path={path} title={title} description={answer.short} sources={topic.studies} />
      </div>
      {line && <PageEnd affirmation={line} next={{ href: routes.scienceHub(), label: topicPage.back }} />}
    </>
  )
}
