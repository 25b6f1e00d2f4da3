import type { Study } from '@/content/types'
import { VERDICTS } from '@/lib/content/studies/study-list'
import { routes } from '@/lib/routes'
import { VerdictDot, VerdictKey } from './verdict-dot'

/** A dot for each study, the best tested first, and how many there are of each kind. */
export function VerdictStrip({ studies }: { studies: Study[] }) {
  const counts = VERDICTS.map((verdict) => ({
    verdict,
    count: studies.filter((study) => study.verdict === verdict).length
  })).filter(({ count }) => count > 0)
  return (
    <div className="space-y-3">
      <div aria-hidden="true" className="verdict-dots">
        {counts.flatMap(({ verdict, count }) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots of a verdict are all alike
          Array.from({ length: count }, (_, index) => <VerdictDot key={`${verdict} ${index}`} verdict={verdict} />)
        )}
      </div>
      <VerdictKey
        label="How well the studies stand up"
        entries={counts.map(({ verdict, count }) => ({ verdict, label: `${count} ${verdict}` }))}
      />
      <p className="text-sm text-soft">
        A dot for each study.{' '}
        <a href={`${routes.scienceHub()}#verdict-words`} className="link">
          What the words mean
        </a>
      </p>
    </div>
  )
}
