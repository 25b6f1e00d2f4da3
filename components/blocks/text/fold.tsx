import type { ComponentProps, ReactNode } from 'react'

interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
  /** The heading that the title is; text if there is none. */
  level?: 'h2' | 'h3' | 'h4'
  /** A word or two at the end of the row, such as the number of what it holds. Words go below the title if both do not fit. */
  note?: string
}

/**
 * A part that is a tap away: it is in the page, opens without scripts, when it is found by searching in the page, and on
 * paper.
 */
export function Fold({ title, level, note, className = '', children, ...props }: FoldProps) {
  const Title = level ?? 'span'
  const hasWords = note !== undefined && /\D/.test(note)
  return (
    <details
      className={`fold hairline-top last:border-hairline last:border-b open:pb-6 in-[.fold]:last:border-b-0 ${className}`.trimEnd()}
      {...props}
    >
      <summary
        className={`relative flex min-h-12 list-none content-center items-center gap-x-4 py-2 pr-8 md:min-h-14 ${hasWords ? 'flex-wrap' : ''}`.trimEnd()}
      >
        <Title className="row-title grow">{title}</Title>
        {note && <small className="numerals text-sm/[inherit] text-soft">{note}</small>}
        <span aria-hidden="true" className="plus absolute inset-y-0 right-0 my-auto" />
      </summary>
      {children}
    </details>
  )
}
