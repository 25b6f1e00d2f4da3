import { hub } from '@/content/science/hub'
import { VerdictDot } from './verdict-dot'

/** The words beside advice with their dots, each explained. */
export function VerdictWords() {
  return (
    <ul id="verdict-words">
      {hub.verdicts.words.map(({ title, text }) => (
        <li key={title} className="hairline-top py-2.5 md:py-4">
          <h3 className="md:text-lg">
            <VerdictDot verdict={title.toLowerCase()} />
            {title}
          </h3>
          <p className="measure max-md:text-sm md:mt-1">{text}</p>
        </li>
      ))}
    </ul>
  )
}
