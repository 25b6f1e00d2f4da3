import { buttonClass } from '@/components/ui/button'
import { helpPage } from '@/content/help-now'

/** Three lines and one slow breath, which begins when it is opened. */
export function HardMoment() {
  const { moment, lines } = helpPage
  return (
    <section aria-labelledby="moment-title" className="mt-14">
      <h2 id="moment-title" className="text-xl">
        {moment.title}
      </h2>
      <ul className="serif mt-3 text-2xl leading-snug">
        {lines.map(({ id, text }) => (
          <li key={id} className="hairline-top py-4">
            {text}
          </li>
        ))}
      </ul>
      <details className="slow-breath hairline-top pt-5">
        <summary className={buttonClass('quiet', 'list-none')}>{moment.breath}</summary>
        <p className="mt-4">{moment.how}</p>
        <span aria-hidden="true" className="breath-sun" />
      </details>
    </section>
  )
}
