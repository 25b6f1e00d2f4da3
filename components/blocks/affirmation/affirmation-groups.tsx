import { findSituation } from '@/lib/content/situations'
import type { AffirmationGroup } from '@/lib/site/grouping'
import { Fold } from '../text/fold'
import { AffirmationList } from './affirmation-list'

/**
 * Lists of published affirmations. The one without a title is open; the others are a tap away below their titles, all
 * situations below one.
 */
export function AffirmationGroups({ groups, columns }: { groups: AffirmationGroup[]; columns?: 1 | 2 }) {
  const situations = groups.filter(isForSituation)
  const others = groups.filter((group) => !situations.includes(group))
  return (
    <>
      {others.map(({ id, title, affirmations }) => {
        const list = <AffirmationList key={id} affirmations={affirmations} columns={columns} />
        if (!title) return list
        return (
          <Fold key={id} title={title} level="h3" note={String(affirmations.length)}>
            {list}
          </Fold>
        )
      })}
      {situations.length > 0 && (
        <Fold title="For a situation of yours" level="h3" note={String(situations.flatMap(affirmationsOf).length)}>
          {situations.map(({ id, title, affirmations }) => (
            <section key={id} aria-label={title} className="not-first:mt-6">
              <h4 className="mb-2 text-lg">{title}</h4>
              <AffirmationList affirmations={affirmations} columns={columns} />
            </section>
          ))}
        </Fold>
      )}
    </>
  )
}

const affirmationsOf = ({ affirmations }: AffirmationGroup) => affirmations

/** Such groups have affirmations of one situation only. */
function isForSituation({ title, affirmations: [first] }: AffirmationGroup): boolean {
  return title !== undefined && first !== undefined && findSituation(first.audience) !== undefined
}
