import type { AffirmationGroup } from '@/lib/site/grouping'
import { AffirmationList } from './affirmation-list'

/** Lists of published affirmations, each under its title. */
export function AffirmationGroups({ groups, columns }: { groups: AffirmationGroup[]; columns?: 1 | 2 }) {
  return groups.map(({ id, title, affirmations }) => (
    <section key={id} aria-label={title} className="not-first:mt-10">
      {title && <h3 className="mb-4 text-xl">{title}</h3>}
      <AffirmationList affirmations={affirmations} columns={columns} />
    </section>
  ))
}
