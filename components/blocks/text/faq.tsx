import { Fold } from './fold'
import { Prose } from './prose'

interface FaqProps {
  className?: string
  /** Items with the same name are a group, of which one is open at a time. */
  name: string
  items: { question: string; answer: string }[]
  /** How many items of the group stand in another column before these. */
  after?: number
}

/** Questions that open one at a time and close again, without scripts. A link to an answer unfolds it. */
export function Faq({ name, items, after = 0, className }: FaqProps) {
  return (
    <div className={className}>
      {items.map(({ question, answer }, index) => (
        <Fold key={question} name={name} title={question}>
          <p id={`${name}-${after + index + 1}`} className="measure">
            <Prose text={answer} />
          </p>
        </Fold>
      ))}
    </div>
  )
}
