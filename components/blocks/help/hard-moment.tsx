import { SkyThumbnail } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
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
      <ArrowLink href={routes.life('panic')} className="mt-3">
        {moment.panic}
      </ArrowLink>
    </Section>
  )
}
