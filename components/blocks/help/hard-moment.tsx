import { SkyThumbnail } from '@/components/affirmation/sky'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { helpPage } from '@/content/pages/help-now'
import { routes } from '@/lib/routes'

/**
 * A breathing exercise, three affirmations, and a link to the affirmations for panic. Opening the exercise shows the instructions
 * and makes the sun in its picture grow and shrink three times.
 */
export function HardMoment() {
  const { moment, lines } = helpPage
  return (
    <Section name="moment" heading="text-heading" title={moment.title}>
      <details className="slow-breath mt-3">
        <summary className="sky-health grid list-none text-(--on-sky)">
          <SkyThumbnail category="health" seed="breath" />
          <span className="serif z-1 p-4 text-heading">{moment.breath}</span>
        </summary>
        <p className="mt-2">{moment.how}</p>
      </details>
      <ul className="serif mt-2 text-heading leading-snug">
        {lines.map(({ id, text }) => (
          <li key={id} className="hairline-top py-3 first:border-0 md:py-4">
            {text}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A small sky that leads to the page for panic, where there is one line to a breath. */
export function PanicLink() {
  return (
    <a
      href={routes.life('panic')}
      className="sky sky-health my-6 flex min-h-12 w-fit items-center gap-2 rounded-full px-5 font-medium hover:underline"
    >
      {helpPage.moment.panic}
      <Icon name="arrow-right" className="size-4" />
    </a>
  )
}
