import { ArrowLink } from '@/components/ui/arrow-link'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { helpPage } from '@/content/pages/help-now'
import { routes } from '@/lib/routes'

/** Three affirmations and one slow breath, which begins when it is opened. */
export function HardMoment() {
  const { moment, lines } = helpPage
  return (
    <Section name="moment" className="right-now" heading="text-heading" title={moment.title}>
      <ul className="serif mt-3 text-heading leading-snug">
        {lines.map(({ id, text }) => (
          <li key={id} className="py-3 md:py-4">
            {text}
          </li>
        ))}
      </ul>
      <details className="slow-breath mt-4">
        <summary className={buttonClass('quiet', 'list-none')}>{moment.breath}</summary>
        <p className="mt-4">{moment.how}</p>
        <span aria-hidden="true" className="breath-sun" />
      </details>
      <ArrowLink href={routes.life('panic')} className="mt-3">
        {moment.panic}
      </ArrowLink>
    </Section>
  )
}
