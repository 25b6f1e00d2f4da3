import type { ScienceHub } from '@/content/science/hub'
import { type Notes, Prose } from '../prose'

/** The key findings as figures, each with what it means. */
export function KeyFindings({ findings, notes }: { findings: ScienceHub['keyFindings']; notes: Notes }) {
  return (
    <dl className="grid gap-x-12 md:grid-cols-2">
      {findings.map(({ value, label, text }) => (
        <div key={label} className="hairline-top grid grid-cols-[8.5rem_1fr] content-start gap-x-4 py-6">
          <dt className="contents">
            <span className="serif numerals row-span-2 text-3xl leading-none">{value}</span>
            <span className="font-semibold">{label}</span>
          </dt>
          <dd className="col-start-2 mt-1 text-sm">
            <Prose text={text} notes={notes} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
