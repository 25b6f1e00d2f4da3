import type { Study } from '@/content/types'
import { shortCitation } from '@/lib/content/studies/citations'
import { type StudyTopic, studyAddress, studyId } from '@/lib/content/studies/study-list'
import { routes } from '@/lib/routes'
import { Fold } from '../text/fold'

interface TopicFoldProps {
  topic: StudyTopic
  /** All topics, in the order of their folds. */
  topics: StudyTopic[]
}

/** A topic of the study list: a link to its page, then a row for each study whose first topic it is. */
export function TopicFold({ topic, topics }: TopicFoldProps) {
  const { slug, name, studies, primary } = topic
  const others = studies.length - primary.length
  return (
    <Fold title={name} level="h4" note={String(studies.length)} data-studies="">
      <p>
        <a className="link" href={routes.studyTopic(slug)}>
          {`${name}: all ${studies.length} studies, with findings and limits`}
        </a>
        {others > 0 && ` (${others} stand under other topics here)`}
      </p>
      <ol>
        {primary.map((study) => (
          <li key={study.key} data-topics={otherTopics(study)} id={studyId(study.key)}>
            <a href={studyAddress(study)}>
              {shortCitation(study)}
              <cite>{study.title}</cite>
            </a>
          </li>
        ))}
      </ol>
    </Fold>
  )

  /** The places of the other folds that would have the study, for the filter: see components/islands/pages/studies.script.ts. */
  function otherTopics(study: Study): string {
    return topics.flatMap((other, place) => (other !== topic && other.studies.includes(study) ? [place] : [])).join(' ')
  }
}
