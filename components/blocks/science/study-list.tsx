import { citationCheck } from '@/content/science/citations'
import { studies } from '@/content/science/studies'
import { studiesByGuide, studyTopics } from '@/lib/content/studies/study-list'
import { routes } from '@/lib/routes'
import { GuideStudyLinks } from './guide-study-links'
import { StudyFilter } from './study-filter'
import { TopicFold } from './topic-fold'

/**
 * Every study of the site under its first topic, folded up, each a link to its entry on the page of that topic. Its looks
 * are in study-list.css by element, since a class on each of its parts would cost more bytes than the style sheet.
 */
export function StudyList() {
  const filters = { topics: studyTopics(), ...studiesByGuide() }
  return (
    <div className="studies">
      <StudyFilter {...filters} total={studies.length} />
      <h3>By topic</h3>
      {filters.topics.map((topic) => (
        <TopicFold key={topic.slug} topic={topic} topics={filters.topics} />
      ))}
      <h3>By problem</h3>
      <GuideStudyLinks title="Problems" guides={filters.problems} addressOf={routes.problem} />
      <GuideStudyLinks title="Techniques and routines" guides={filters.techniques} addressOf={routes.howTo} />
      <p className="measure">{checkedSentence()}</p>
    </div>
  )
}

function checkedSentence(): string {
  const { lastChecked, unchecked } = citationCheck
  if (!lastChecked) return 'The list has not been checked for retractions in Crossref’s records yet.'
  const day = new Date(lastChecked).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const checked = studies.length - unchecked.length
  return `Last checked for retractions in Crossref’s records: ${day}, ${checked} of ${studies.length} studies. It has no record of the others.`
}
