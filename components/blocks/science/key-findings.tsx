import { hub } from '@/content/science/hub'
import { Prose } from '../text/prose'
import { Rest } from '../text/rest'

/** The key findings as figures, each with its meaning a tap away. */
export function KeyFindings() {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {hub.keyFindings.map(({ value, label, text }) => (
        <li key={label} className="hairline-top py-2.5 md:py-4">
          <div>
            <h3 className="flex min-h-6 flex-wrap items-baseline gap-x-3">
              <span className="serif numerals text-heading leading-none md:min-w-20">{value}</span>
              <span className="min-w-0 flex-1 basis-44 leading-snug">{label}</span>
            </h3>
            <Rest isItem of={`${value} ${label}`}>
              <p className="measure text-sm">
                <Prose text={text} />
              </p>
            </Rest>
          </div>
        </li>
      ))}
    </ul>
  )
}
