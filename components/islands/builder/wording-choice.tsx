import { Button } from '@/components/ui/button'

interface WordingProps {
  wordings: string[]
  /** The sentence as it stands, which may be none of them. */
  shown: string | undefined
  onChoose: (wording: string) => void
}

export const NAMES = ['As typed', 'In plain English']

/** The choice of the wording of a sentence that stands in one of two, where there is no room for both. */
export function WordingChoice({ wordings, shown, onChoose }: WordingProps) {
  if (!hasChoice(wordings, shown)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: in the form, a fieldset would be one of its steps
    <span
      role="group"
      aria-label="Wording"
      className="wordings mt-[0.35rem] inline-flex rounded-full border border-current text-xs"
    >
      {wordings.map((wording, index) => (
        <button key={wording} type="button" aria-pressed={wording === shown} onClick={() => onChoose(wording)}>
          {NAMES[index]}
        </button>
      ))}
    </span>
  )
}

/** The other wording of a sentence, in full: one tap puts it in its place, and so into what is copied, kept and downloaded. */
export function OtherWording({ wordings, shown, onChoose }: WordingProps) {
  const index = wordings.findIndex((wording) => wording !== shown)
  const other = wordings[index]
  if (!hasChoice(wordings, shown) || other === undefined) return null
  return (
    <span className="mt-3 grid justify-items-start border-current border-l pl-[0.9rem] text-lg leading-[1.3]">
      <span className="font-sans text-xs">{`${NAMES[index]}:`}</span>
      <span className="serif">{other}</span>
      <Button variant="quiet" className="mt-2 font-sans text-sm" onClick={() => onChoose(other)}>
        Use this wording
      </Button>
    </span>
  )
}

function hasChoice(wordings: string[], shown: string | undefined): boolean {
  return wordings.length > 1 && shown !== undefined && wordings.includes(shown)
}
