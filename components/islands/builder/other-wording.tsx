interface OtherWordingProps {
  wordings: string[]
  /** The sentence as it stands, which may be none of them. */
  shown: string | undefined
  onChoose: (wording: string) => void
}

/** The button that puts the sentence into its other wording, if the sentence stands in one and there are two. */
export function OtherWording({ wordings, shown, onChoose }: OtherWordingProps) {
  const other = wordings.find((wording) => wording !== shown)
  if (other === undefined || shown === undefined || !wordings.includes(shown)) return null
  return (
    <button type="button" className="link min-h-11 text-left text-sm" onClick={() => onChoose(other)}>
      {`Say it as “${other}”`}
    </button>
  )
}
