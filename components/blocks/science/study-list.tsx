import { citationCheck } from '@/content/science/citations'
import { studies } from '@/content/science/studies'
import { shortDate } from '@/lib/calendar/utc-date'
import { shortCitation } from '@/lib/content/studies/citations'
import {
  type GuideStudies,
  guidesWithStudies,
  type StudyTopic,
  studyAddress,
  studyId,
  studyTopics
} from '@/lib/content/studies/study-list'
import { routes } from '@/lib/routes'
import { Fold } from '../text/fold'
import { StudyLink } from './study-link'

/**
 * Every study of the site under its first topic, folded up, each a link to its entry on the page of that topic. Its looks
 * are in study-list.css by element, since a class on each of its parts would cost more bytes than the style sheet.
 */
export function StudyList() {
  const { problems, howTos } = guidesWithStudies()
  return (
    <div className="studies">
      {/* On paper they would be thirty sheets of links. */}
      <Fold title="All of them, by topic and by problem" note={String(studies.length)} className="no-print">
        <h3>By topic</h3>
        {studyTopics.map((topic) => (
          <TopicFold key={topic.slug} topic={topic} />
        ))}
        <h3>By problem</h3>
        <GuideStudyLinks title="Problems" guides={problems} addressOf={routes.problem} />
        <GuideStudyLinks title="Techniques and routines" guides={howTos} addressOf={routes.howTo} />
      </Fold>
      <p>{checkedSentence()}</p>
    </div>
  )
}

function checkedSentence(): string {
  const { lastChecked, unchecked } = citationCheck
  if (!lastChecked) return 'The list has not been checked for retractions in Crossref’s records yet.'
  const checked = studies.length - unchecked.length
  return `Last checked for retractions in Crossref’s records: ${shortDate(lastChecked)}, ${checked} of ${studies.length} studies. It has no record of the others.`
}

/** A topic of the study list: a link to its page, then a row for each study whose first topic it is. */
function TopicFold({ topic: { slug, name, studies, primary } }: { topic: StudyTopic }) {
  const others = studies.length - primary.length
  return (
    <Fold title={name} level="h4" note={String(studies.length)}>
      <p>
        <a className="link" href={routes.studyTopic(slug)}>
          {`${name}: all ${studies.length} studies, with findings and limits`}
        </a>
        {others > 0 && ` (${others} stand under other topics here)`}
      </p>
      <ol>
        {primary.map((study) => (
          <li key={study.key} id={studyId(study.key)}>
            <a href={studyAddress(study)}>
              <cite>{study.title}</cite>
              {shortCitation(study)}
            </a>
          </li>
        ))}
      </ol>
    </Fold>
  )
}

interface GuideStudyLinksProps {
  title: string
  guides: GuideStudies[]
  addressOf: (slug: string) => string
}

/** Guides with links to the studies of their matter. */
function GuideStudyLinks({ title, guides, addressOf }: GuideStudyLinksProps) {
  return (
    <Fold title={title} level="h4">
      <dl>
        {guides.map(({ slug, name, studies }) => (
          <div key={slug}>
            <dt>
              <a href={addressOf(slug)}>{name}</a>
            </dt>
            <dd>
              {studies.map((study) => (
                <StudyLink key={study.key} study={study} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
