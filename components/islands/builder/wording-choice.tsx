interface WordingChoiceProps {
  wordings: string[]
  /** The sentence as it stands, which may be none of them. */
  shown: string | undefined
  onChoose: (wording: string) => void
}

const NAMES = ['As typed', 'As one would say it']

/** The choice of the wording of a sentence that stands in one of two: it is what is copied, kept and downloaded. */
export function WordingChoice({ wordings, shown, onChoose }: WordingChoiceProps) {
  if (wordings.length < 2 || shown === undefined || !wordings.includes(shown)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: in the form, a fieldset would be one of its steps
    <span role="group" aria-label="Wording" className="wordings">
      {wordings.map((wording, index) => (
        <button key={wording} type="button" aria-pressed={wording === shown} onClick={() => onChoose(wording)}>
          {NAMES[index]}
        </button>
      ))}
    </span>
  )
}
