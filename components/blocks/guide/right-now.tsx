import { Section } from '@/components/ui/section'
import { Prose } from '../text/prose'

/** Three things to do or say within a minute, for a reader who needs them before the guide. */
export function RightNow({ items }: { items: string[] }) {
  return (
    <Section name="right-now" data-read="" className="sky-tint right-now" heading="text-heading" title="Right now">
      <ol>
        {items.map((text) => (
          <li key={text}>
            <Prose text={text} phoneLinks />
          </li>
        ))}
      </ol>
    </Section>
  )
}
