import { citationCheck } from '@/content/science/citations'
import type { Study } from '@/content/types'
import { capitalize } from '@/lib/content/study-list'

interface StudyEntryProps {
  study: Study
  /** Values of the filter's options that it belongs to, separated by spaces. */
  topics: string
  guides: string
}

/** A study of the list: kind, number of people, finding and limits. */
export function StudyEntry({ study, topics, guides }: StudyEntryProps) {
  const { key, authors, year, title, venue, url, finding, limits } = study
  const notices = citationCheck.notices.filter((notice) => notice.study === key)
  return (
    <li id={`study-${key}`} data-topics={topics} data-guides={guides}>
      <div>
        <h5>
          <a href={url}>{title}</a>
        </h5>
        <p>{`${authors.join(', ')} (${year}). ${venue}.`}</p>
        <p>{kindAndPeople(study)}</p>
        {notices.map(({ type, doi }) => (
          <p key={doi}>
            <a href={`https://doi.org/${doi}`}>{capitalize(type.replaceAll('_', ' '))}</a>
          </p>
        ))}
      </div>
      <dl>
        <dt>Finding</dt>
        <dd>{finding}</dd>
        <dt>Limits</dt>
        <dd>{limits}</dd>
      </dl>
    </li>
  )
}

/** "Field experiment, 80 people (undergraduates)." */
function kindAndPeople({ kind, participants, participantsNote }: Study): string {
  const people = participants ? `, ${participants.toLocaleString('en-US')} people` : ''
  const note = participantsNote ? ` (${participantsNote})` : ''
  return `${capitalize(kind)}${people}${note}.`
}
