import { AffirmationText } from './line'

interface PlainLinesProps {
  lines: string[]
  /** The id of their heading. */
  labelledBy?: string
  shareTitle?: string
  className?: string
}

/** Affirmations that stand on this page only, numbered, with copy and share. */
export function PlainLines({ lines, labelledBy, shareTitle, className = '' }: PlainLinesProps) {
  return (
    <ol aria-labelledby={labelledBy} data-share-title={shareTitle} className={`lines lines-numbered ${className}`}>
      {lines.map((text) => (
        <AffirmationText key={text} text={text} />
      ))}
    </ol>
  )
}
