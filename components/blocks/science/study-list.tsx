import { citationCheck } from '@/content/science/citations'
import { studies } from '@/content/science/studies'
import { studiesByGuide, studyTopics } from '@/lib/content/study-list'
import { routes } from '@/lib/site/routes'
import { GuideStudyLinks } from './guide-study-links'
import { StudyEntry } from './study-entry'
import { StudyFilter } from './study-filter'
import { StudyLinks } from './study-links'

/**
 * Every study that the site cites, under its first topic, folded up: all of it is in the page. Its looks are in
 * study-list.css by element, since a class on each of its parts would cost more bytes than the style sheet.
 */
export function StudyList() {
  const filters = { topics: studyTopics(), ...studiesByGuide() }
  const guides = [...filters.problems, ...filters.techniques]
  return (
    <div className="studies">
      <StudyFilter {...filters} total={studies.length} />
      <h3>By topic</h3>
      {filters.topics.map(({ name, studies: ofTopic, shown }) => (
        <details key={name} data-studies="">
          <summary>
            <h4>{name}</h4>
            <span className="numerals">{ofTopic.length}</span>
            <span aria-hidden="true" className="plus" />
          </summary>
          <ol>
            {shown.map((study) => (
              <StudyEntry
                key={study.key}
                study={study}
                topics={indexesOf(filters.topics, study.key)}
                guides={indexesOf(guides, study.key)}
              />
            ))}
          </ol>
          {shown.length < ofTopic.length && (
            <dl>
              <div>
                <dt>Under other topics</dt>
                <dd>
                  <StudyLinks studies={ofTopic.filter((study) => !shown.includes(study))} />
                </dd>
              </div>
            </dl>
          )}
        </details>
      ))}
      <h3>By problem</h3>
      <GuideStudyLinks title="Problems" guides={filters.problems} addressOf={routes.problem} />
      <GuideStudyLinks title="Techniques and routines" guides={filters.techniques} addressOf={routes.howTo} />
      <p className="measure">{checkedSentence()}</p>
    </div>
  )
}

/** Places of the groups that have a study, which are also the values of the filter's options. */
function indexesOf(groups: { studies: { key: string }[] }[], key: string): string {
  return groups.flatMap((group, index) => (group.studies.some((study) => study.key === key) ? [index] : [])).join(' ')
}

function checkedSentence(): string {
  const { lastChecked, unchecked } = citationCheck
  if (!lastChecked) return 'The list has not been checked for retractions in Crossref’s records yet.'
  const day = new Date(lastChecked).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const checked = studies.length - unchecked.length
  return `Last checked for retractions in Crossref’s records: ${day}, ${checked} of ${studies.length} studies. It has no record of the others.`
}
