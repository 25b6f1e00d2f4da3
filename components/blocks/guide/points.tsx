import { Prose } from '../text/prose'

interface PointsProps {
  points: { title: string; text: string }[]
  /** Sets hanging numerals, for points whose order matters. */
  numbered?: boolean
}

/** Short headings with their texts, on hairlines. */
export function Points({ points, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List>
      {points.map(({ title, text }, index) => (
        <li key={title} className={`hairline-top py-4 ${numbered ? 'grid grid-cols-[2.75rem_1fr]' : ''}`}>
          {numbered && (
            <span aria-hidden="true" className="serif numerals sky-ink text-heading leading-none">
              {index + 1}
            </span>
          )}
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="measure mt-1">
              <Prose text={text} />
            </p>
          </div>
        </li>
      ))}
    </List>
  )
}

/** A plain list of running texts with a dash before each. */
export function DashList({ texts }: { texts: string[] }) {
  return (
    <ul className="measure space-y-2">
      {texts.map((text) => (
        <li key={text} className="grid grid-cols-[1.25rem_1fr]">
          <span aria-hidden="true" className="text-soft">
            –
          </span>
          <span>
            <Prose text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
