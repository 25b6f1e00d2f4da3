import type { Marked } from '@/lib/search/marks'

/**
 * A text in which the words that were searched for are marked. In a title only to the eye: a screen reader would say
 * “highlight start” and “highlight end” in the middle of a name.
 */
export function MarkedText({ parts, isTitle }: { parts: Marked[]; isTitle?: boolean }) {
  let start = 0
  return parts.map(({ text, isFound }) => {
    start += text.length
    return isFound ? (
      <mark key={start} role={isTitle ? 'none' : undefined}>
        {text}
      </mark>
    ) : (
      text
    )
  })
}
