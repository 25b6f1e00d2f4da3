import type { Study } from '@/content/types'
import { VERDICTS } from '@/lib/content/studies/study-list'
import { routes } from '@/lib/routes'
import { VerdictDot } from './verdict-dot'

/** A dot for each study, by how well they stand up, the best tested first, a row for each word. */
export function VerdictStrip({ studies }: { studies: Study[] }) {
  const groups = VERDICTS.map((verdict) => ({
    verdict,
    count: studies.filter((study) => study.verdict === verdict).length
  })).filter(({ count }) => count > 0)
  return (
    <div className="space-y-3">
      <ul aria-label="How well the studies stand up" className="verdict-groups numerals text-sm">
        {groups.map(({ verdict, count }) => (
          <li key={verdict}>
            {`${count} ${verdict}`}
            <div aria-hidden="true" className="verdict-dots">
              {Array.from({ length: count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the dots of a verdict are all alike
                <VerdictDot key={index} verdict={verdict} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">
        A dot for each study.{' '}
        <a href={`${routes.scienceHub()}#verdict-words`} className="link">
          What the words mean
        </a>
      </p>
    </div>
  )
}
