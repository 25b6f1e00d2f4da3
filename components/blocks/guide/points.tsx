import type { ReactNode } from 'react'
import { Prose } from '../text/prose'
import { Rest } from '../text/rest'

interface PointsProps {
  /** What there is more to say is a tap away. A mark is a figure or a dot before the title. */
  points: { title: string; text?: string; more?: string; mark?: ReactNode }[]
  /** Sets hanging numerals, for points whose order matters. */
  numbered?: boolean
  id?: string
  className?: string
}

/** Short headings with their texts, on hairlines. */
export function Points({ points, numbered = false, ...props }: PointsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List {...props}>
      {points.map(({ title, text, more, mark }, index) => (
        <li
          key={title}
          className={`hairline-top py-2 md:py-4 ${numbered ? 'grid grid-cols-[2rem_1fr] md:grid-cols-[2.75rem_1fr]' : ''}`}
        >
          {numbered && (
            <span aria-hidden="true" className="serif numerals sky-ink text-heading leading-none">
              {index + 1}
            </span>
          )}
          <div>
            {/* The lines of a title stand beside its figure, not below it. */}
            <h3
              className={mark ? 'items-baseline text-wrap has-[>.numerals]:flex max-md:text-sm md:text-lg' : 'text-lg'}
            >
              {mark}
              {title}
            </h3>
            {text && (
              <p className="measure md:mt-1">
                <Prose text={text} />
              </p>
            )}
            {more && (
              <Rest isItem of={title}>
                <p className="measure">
                  <Prose text={more} />
                </p>
              </Rest>
            )}
          </div>
        </li>
      ))}
    </List>
  )
}

/** A plain list of running texts. */
export function Bullets({ texts, className = '' }: { texts: string[]; className?: string }) {
  return (
    <ul className={`measure list-disc space-y-0.5 pl-[1.1em] marker:text-soft ${className}`.trimEnd()}>
      {texts.map((text) => (
        <li key={text} className="pl-0.5">
          <Prose text={text} />
        </li>
      ))}
    </ul>
  )
}
