import { buttonClass } from '@/components/ui/button'
import { type AffirmationGroup, type GroupPart, sliceGroups } from '@/lib/site/grouping'
import { AffirmationCard } from './affirmation-card'

/** So many cards are open: on a phone, and in wider windows. */
const FIRST = 12
const FIRST_WIDE = 36

/**
 * Groups of affirmations as cards. The first are open, and the others below one control: the inner fold is open on phones, whose control
 * is that of the outer one, which is open in wider windows. Both open without scripts, and when something in them is found by
 * searching in the page.
 */
export function AffirmationGrid({ groups, count }: { groups: AffirmationGroup[]; count: number }) {
  return (
    <>
      <Cards parts={sliceGroups(groups, 0, FIRST)} />
      {count > FIRST && (
        <details className="md:unwrapped">
          <ShowAll count={count} />
          <Cards parts={sliceGroups(groups, FIRST, FIRST_WIDE)} />
          {count > FIRST_WIDE && (
            <details className="max-md:unwrapped">
              <ShowAll count={count} />
              <Cards parts={sliceGroups(groups, FIRST_WIDE, count)} />
            </details>
          )}
        </details>
      )}
    </>
  )
}

function ShowAll({ count }: { count: number }) {
  return (
    <summary className={buttonClass('quiet', 'no-print my-4 list-none max-sm:w-full')}>
      <span className="when-closed">Show all {count}</span>
      <span className="when-open">Show fewer</span>
    </summary>
  )
}

/** A part of the grid. Each group has its name where it begins. */
function Cards({ parts }: { parts: GroupPart[] }) {
  return parts.map(({ id, title, isContinued, affirmations }) => (
    <div key={id}>
      {!isContinued && <h3 className="pt-5 pb-2">{title}</h3>}
      <ul aria-label={title} className="cards">
        {affirmations.map((affirmation) => (
          <AffirmationCard key={affirmation.id} affirmation={affirmation} />
        ))}
      </ul>
    </div>
  ))
}
