import { hub } from '@/content/science/hub'
import { Prose } from '../text/prose'

/** The key findings as figures, each with its meaning. */
export function KeyFindings() {
  return (
    <dl className="grid gap-x-12 lg:grid-cols-2">
      {hub.keyFindings.map(({ value, label, text }) => (
        <div key={label} className="hairline-top grid content-start gap-x-4 py-6 sm:grid-cols-[8.5rem_1fr]">
          <dt className="contents">
            <span className="serif numerals text-heading sm:row-span-2 leading-none">{value}</span>
            <span className="font-semibold max-sm:mt-2">{label}</span>
          </dt>
          <dd className="mt-1 sm:col-start-2 text-sm">
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
