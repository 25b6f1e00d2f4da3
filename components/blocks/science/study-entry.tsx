import { Icon } from '@/components/ui/icon'
import { citationCheck } from '@/content/science/citations'
import type { Study } from '@/content/types'
import { findStudy, fullAuthors, shortCitation } from '@/lib/content/studies/citations'
import { capitalize, howStudied, KINDS, studyId } from '@/lib/content/studies/study-list'
import { unbroken } from '@/lib/content/text/unbroken'
import { VerdictDot } from './verdict-dot'

/**
 * One study: its finding as its title, verdict, kind of study, number of participants, the paper, the finding at length, limits, and notices such as corrections or retractions. How
 * it was studied is in a <details>. An article with sections, not a list item, because reader views drop list items like these.
 */
export function StudyEntry({ study }: { study: Study }) {
  const { key, authors, year, title, venue, url, kind, short, plain, verdict, not, samePeople = [] } = study
  const notices = citationCheck.notices.filter((notice) => notice.study === key)
  return (
    <article
      id={studyId(key)}
      data-kind={KINDS.find(({ kinds }) => kinds.includes(kind))?.id}
      className="split hairline-top gap-y-2 py-4 target:-mx-3 target:bg-sunk target:px-3 md:py-6"
    >
      <section className="md:col-span-5">
        <h2 className="row-title">
          <VerdictDot verdict={verdict} />
          {unbroken(short)}
        </h2>
        <p className="mt-1 text-sm leading-normal md:mt-2">{`${capitalize(verdict)} · ${kindAndPeople(study)}`}</p>
        <p className="mt-1 text-soft text-xs leading-normal">
          <a className="link" rel="noopener" href={url}>
            {title}
            <Icon name="external-link" className="ml-[0.35em] inline-block size-[0.8em]" />
          </a>{' '}
          {`${shortAuthors(authors)} (${year}). ${venue}.`}
        </p>
        {notices.map(({ type, doi }) => (
          <p key={doi} className="mt-2 text-sm">
            <a href={`https://doi.org/${doi}`} className="link" rel="noopener">
              {capitalize(type.replaceAll('_', ' '))}
            </a>
          </p>
        ))}
      </section>
      <section className="measure leading-normal md:col-span-7 md:leading-[inherit]">
        <p>{plain}</p>
        <p className="mt-1.5 text-sm md:mt-2">
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
