import './verdict-dot.css'

/** A dot for the eye only: the word, a verdict of a study, a claim or a piece of advice, stands beside it. */
export function VerdictDot({ verdict }: { verdict: string }) {
  return <span aria-hidden="true" className="verdict-dot" data-verdict={verdict} />
}

interface VerdictKeyProps {
  entries: { verdict: string; label: string }[]
  label: string
}

/** Dots with the words that they stand for. */
export function VerdictKey({ entries, label }: VerdictKeyProps) {
  return (
    <ul aria-label={label} className="numerals flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {entries.map(({ verdict, label: words }) => (
        <li key={verdict} className="flex items-center gap-[0.5em]">
          <VerdictDot verdict={verdict} />
          {words}
        </li>
      ))}
    </ul>
  )
}
