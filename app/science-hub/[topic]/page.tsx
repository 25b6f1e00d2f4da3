import type { Metadata } from 'next'
import '@/components/blocks/science/study-list.css'
import { ArticleFacts } from '@/components/blocks/guide/article-facts'
import { NotFoundPage } from '@/components/blocks/messages/not-found-page'
import { TopicLinks } from '@/components/blocks/science/topic-links'
import { TopicStudies } from '@/components/blocks/science/topic-studies'
import { PageHeader } from '@/components/layout/page-header'
import { notFoundCases } from '@/content/not-found'
import { topicPage } from '@/content/science/topics'
import { findStudyTopic } from '@/lib/content/studies/study-list'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { topicSeo, topicTitle } from '@/lib/site/metadata/topic-metadata'

interface PageProps {
  params: Promise<{ topic: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const topic = findStudyTopic((await params).topic)
  if (!topic) return notFoundCases.studyTopic.seo
  return pageMetadata({ ...topicSeo(topic), ogType: 'article', canonicalUrl: routes.studyTopic(topic.slug) })
}

export default async function StudyTopicPage({ params }: PageProps) {
  const topic = findStudyTopic((await params).topic)
  if (!topic) return <NotFoundPage of="studyTopic" />
  const path = routes.studyTopic(topic.slug)
  const title = topicTitle(topic)
  return (
    <>
      <PageHeader
        steps={[
          { label: 'Science & Research', href: routes.scienceHub() },
          { label: topic.name, href: path }
        ]}
        title={title}
        lead={topicPage.lead}
      >
        <ArticleFacts path={path} title={title} description={topicPage.lead} sources={topic.studies} />
      </PageHeader>
      <div className="shell space-y-16">
        <TopicStudies studies={topic.studies} />
        <TopicLinks topic={topic} />
      </div>
    </>
  )
}
