import { AffirmationRow } from './affirmation-row'

interface AffirmationTextsProps {
  texts: string[]
  /** The id of their heading. */
  labelledBy?: string
  shareTitle?: string
  className?: string
}

/** Affirmations that have no page of their own, numbered, with copy and share. */
export function AffirmationTexts({ texts, labelledBy, shareTitle, className = '' }: AffirmationTextsProps) {
  return (
    <ol aria-labelledby={labelledBy} data-share-title={shareTitle} className={`rows rows-numbered ${className}`}>
      {texts.map((text) => (
        <AffirmationRow key={text} text={text} />
      ))}
    </ol>
  )
}
