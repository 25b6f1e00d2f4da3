import './rest.css'
import type { ReactNode } from 'react'
import { Paragraphs } from './prose'

interface RestProps {
  /** The part that it belongs to, for screen readers. */
  of?: string
  /** True for an item of a list: the control is a plus at the end of the row of its heading. */
  isItem?: boolean
  className?: string
  children: ReactNode
}

/**
 * The rest of a part that began above: a tap away, on paper simply there. It opens without scripts, and when it is found by searching in
 * the page.
 */
export function Rest({ of, isItem = false, className = '', children }: RestProps) {
  return (
    <details className={`rest ${isItem ? 'rest-item' : ''} ${className}`.trimEnd()}>
      <summary className="no-print">
        {isItem ? (
          <span aria-hidden="true" className="plus" />
        ) : (
          <>
            <span className="when-closed">Read the rest</span>
            <span className="when-open">Show less</span>
          </>
        )}
        {of && <span className="sr-only">{isItem ? of : `: ${of}`}</span>}
      </summary>
      <div className={isItem ? 'pt-2' : 'pt-4'}>{children}</div>
    </details>
  )
}

interface LongTextProps {
  texts: string[]
  of: string
  phoneLinks?: boolean
  className?: string
  /** What follows the paragraphs, a tap away like all but the first of them. */
  children?: ReactNode
}

/** Fewer words are not worth a tap. */
const FEW = 45

/** Paragraphs of which the page shows the first, or all of them if there is little more to read. */
export function LongText({ texts, of, phoneLinks, className, children }: LongTextProps) {
  const isShort = texts.slice(1).join(' ').split(' ').length < FEW
  const shown = isShort ? texts : texts.slice(0, 1)
  const others = texts.slice(shown.length)
  return (
    <div className={className}>
      <Paragraphs texts={shown} phoneLinks={phoneLinks} />
      {(others.length > 0 || children) && (
        <Rest of={of}>
          {others.length > 0 && <Paragraphs texts={others} phoneLinks={phoneLinks} />}
          {children}
        </Rest>
      )}
    </div>
  )
}
