import { citationCheck } from '@/content/science/citations'
import type { Study } from '@/content/types'
import { findStudy, shortCitation } from '@/lib/content/studies/citations'
import { capitalize, howStudied, studyId } from '@/lib/content/studies/study-list'

/** A study in full: kind, number of people, verdict, finding, how it was studied, and what it doesn’t show. */
export function StudyEntry({ study }: { study: Study }) {
  const { key, authors, year, title, venue, url, plain, verdict, not, samePeople = [] } = study
  const notices = citationCheck.notices.filter((notice) => notice.study === key)
  return (
    <li id={studyId(key)} className="split hairline-top gap-y-3 py-6 target:-mx-3 target:bg-sunk target:px-3">
      <div className="md:col-span-5">
        <h2 className="text-lg">
          <a className="link" rel="noopener" href={url}>
            {title}
          </a>
        </h2>
        <p className="mt-2 text-sm text-soft">{`${authors.join(', ')} (${year}). ${venue}.`}</p>
        <p className="mt-2 text-sm">{kindAndPeople(study)}</p>
        {notices.map(({ type, doi }) => (
          <p key={doi} className="mt-2 text-sm">
            <a href={`https://doi.org/${doi}`} className="link" rel="noopener">
              {capitalize(type.replaceAll('_', ' '))}
            </a>
          </p>
        ))}
      </div>
      <dl className="measure text-sm md:col-span-7">
        <dt className="font-semibold">
          Finding <span className="font-normal text-soft">· {verdict}</span>
        </dt>
        <dd>{plain}</dd>
        <dt className="mt-2 font-semibold">How it was studied</dt>
        <dd>{howStudied(study)}</dd>
        <dt className="mt-2 font-semibold">What it doesn’t show</dt>
        <dd>{`${capitalize(not)}.`}</dd>
        {samePeople.length > 0 && (
          <>
            <dt className="mt-2 font-semibold">The same people as in</dt>
            <dd>{samePeople.map((other) => shortCitation(findStudy(other))).join(', ')}</dd>
          </>
        )}
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
