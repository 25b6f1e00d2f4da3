import type { Study } from '@/content/types'
import { studyList, studyTopics, topicId } from '@/lib/content/study-list'
import { StudyFilter } from './study-filter'

const LIST = 'ledger-list'

/** Every study that the site cites. All of it is in the page; the filter only narrows what is shown. */
export function StudyList() {
  const studies = studyList()
  return (
    <>
      <StudyFilter topics={studyTopics()} list={LIST} total={studies.length} />
      <ol id={LIST} className="mt-6">
        {studies.map((study) => (
          <StudyEntry key={study.key} study={study} />
        ))}
      </ol>
    </>
  )
}

function StudyEntry({ study }: { study: Study }) {
  const { key, authors, year, title, venue, doi, url, kind, participants, participantsNote, finding, limits, topics } =
    study
  return (
    <li
      id={`study-${key}`}
      data-topics={topics.map(topicId).join(' ')}
      className="split hairline-top gap-y-3 py-6 target:bg-sunk"
    >
      <div className="md:col-span-5">
        <h3 className="font-sans text-base leading-snug">
          <a href={url} className="link font-semibold" rel="noopener">
            {title}
          </a>
        </h3>
        <p className="numerals mt-2 text-sm text-soft">
          {authors.join(', ')} ({year}). {venue}.{doi && ` doi:${doi}`}
        </p>
        <p className="numerals mt-2 text-sm">
          {kind}
          {participants && `, ${participants.toLocaleString('en-US')} participants`}
          {participantsNote && `. ${participantsNote}`}
        </p>
        <p className="mt-1 text-sm text-soft">{topics.join(' · ')}</p>
      </div>
      <dl className="measure space-y-2 text-sm md:col-span-7">
        <div>
          <dt className="font-semibold">Finding</dt>
          <dd>{finding}</dd>
        </div>
        <div>
          <dt className="font-semibold">Limits</dt>
          <dd>{limits}</dd>
        </div>
      </dl>
    </li>
  )
}
