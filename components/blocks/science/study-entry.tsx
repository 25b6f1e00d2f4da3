import { citationCheck } from '@/content/science/citations'
import type { Study } from '@/content/types'
import { findStudy, fullAuthors, shortCitation } from '@/lib/content/studies/citations'
import { capitalize, howStudied, KINDS, studyId } from '@/lib/content/studies/study-list'
import { VerdictDot } from './verdict-dot'

/**
 * A study: verdict, kind, number of people, finding, and what it doesn’t show. How it was studied is a tap away. As an article with
 * sections, since reader views leave out such items of a list.
 */
export function StudyEntry({ study }: { study: Study }) {
  const { key, authors, year, title, venue, url, kind, plain, verdict, not, samePeople = [] } = study
  const notices = citationCheck.notices.filter((notice) => notice.study === key)
  return (
    <article
      id={studyId(key)}
      data-kind={KINDS.find(({ kinds }) => kinds.includes(kind))?.id}
      className="split hairline-top gap-y-3 py-6 target:-mx-3 target:bg-sunk target:px-3"
    >
      <section className="md:col-span-5">
        <h2 className="text-lg leading-snug">
          <VerdictDot verdict={verdict} />
          <a className="link decoration-field hover:decoration-current" rel="noopener" href={url}>
            {title}
          </a>
        </h2>
        <p className="mt-2 text-sm">{`${capitalize(verdict)} · ${kindAndPeople(study)}`}</p>
        <p className="text-sm text-soft">{`${shortAuthors(authors)} (${year}). ${venue}.`}</p>
        {notices.map(({ type, doi }) => (
          <p key={doi} className="mt-2 text-sm">
            <a href={`https://doi.org/${doi}`} className="link" rel="noopener">
              {capitalize(type.replaceAll('_', ' '))}
            </a>
          </p>
        ))}
      </section>
      <section className="measure md:col-span-7">
        <p>{plain}</p>
        <p className="mt-2 text-sm">
          <b className="font-semibold">What it doesn’t show:</b> {not}.
        </p>
        <details className="text-sm">
          <summary className="w-fit list-none py-2.5 underline underline-offset-4">How it was studied</summary>
          <p>{howStudied(study)}</p>
          <p className="mt-2 text-soft">{`By ${fullAuthors(authors)}.`}</p>
          {samePeople.length > 0 && (
            <p className="mt-2">
              {`The same people as in ${samePeople.map((other) => shortCitation(findStudy(other))).join(', ')}.`}
            </p>
          )}
        </details>
      </section>
    </article>
  )
}

/** "Melis Yilmaz Balban and others": the rest is a tap away. */
function shortAuthors(authors: string[]): string {
  return authors.length > 3 ? `${authors[0]} and others` : fullAuthors(authors)
}

/** "Field experiment, 80 people (undergraduates)." */
function kindAndPeople({ kind, participants, participantsNote }: Study): string {
  const people = participants ? `, ${participants.toLocaleString('en-US')} people` : ''
  const note = participantsNote ? ` (${participantsNote})` : ''
  return `${capitalize(kind)}${people}${note}.`
}
