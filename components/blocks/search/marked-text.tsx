import type { Marked } from '@/lib/site/search/search'

/** A text in which the words that were searched for are marked. */
export function MarkedText({ parts }: { parts: Marked[] }) {
  let start = 0
  return parts.map(({ text, isFound }) => {
    start += text.length
    return isFound ? <mark key={start}>{text}</mark> : text
  })
}
