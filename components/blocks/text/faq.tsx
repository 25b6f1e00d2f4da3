import { Prose } from './prose'

interface FaqProps {
  /** Items with the same name are a group, of which one is open at a time. */
  name: string
  items: { question: string; answer: string }[]
}

/** Questions that open one at a time and close again, without scripts. A link to an answer unfolds it. */
export function Faq({ name, items }: FaqProps) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} className="hairline-top last:border-b last:border-hairline">
          <summary className="serif flex min-h-12 list-none items-center justify-between gap-6 py-2 leading-snug md:min-h-14 md:text-lg">
            {question}
            <span aria-hidden="true" className="plus" />
          </summary>
          <p id={`${name}-${index + 1}`} className="measure pb-6">
            <Prose text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
