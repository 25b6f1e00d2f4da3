import { Subsection } from '@/components/ui/section'
import { Prose } from '../text/prose'

/** Three things to do or say within a minute, for a reader who needs them before the guide. */
export function RightNow({ items }: { items: string[] }) {
  return (
    <Subsection name="right-now" data-read="" className="right-now" title="Right now">
      <ol>
        {items.map((text) => (
          <li key={text}>
            <Prose text={text} phoneLinks />
          </li>
        ))}
      </ol>
    </Subsection>
  )
}
