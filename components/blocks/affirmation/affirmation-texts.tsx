import { AffirmationRow } from './affirmation-row'

interface AffirmationTextsProps {
  texts: string[]
  /** How many stand above in another list: the numbers go on from there. */
  after?: number
  /** The id of their heading. */
  labelledBy?: string
  shareTitle?: string
  /** Sets the first one large: the list is what its page is about. */
  lead?: boolean
}

/** Affirmations that have no page of their own, numbered, with copy and share. */
export function AffirmationTexts({ texts, after, labelledBy, shareTitle, lead = false }: AffirmationTextsProps) {
  return (
    <ol
      aria-labelledby={labelledBy}
      data-share-title={shareTitle}
      start={after && after + 1}
      className={`rows rows-numbered ${lead ? 'rows-lead' : ''}`.trimEnd()}
    >
      {texts.map((text) => (
        <AffirmationRow key={text} text={text} />
      ))}
    </ol>
  )
}
