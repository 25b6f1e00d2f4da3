import { closest, distance } from 'fastest-levenshtein'

/** The known word that a misspelled one probably stands for; nothing if none is near. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const nearest = closest(word.toLowerCase(), known as string[])
  return distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, word.length / 3) ? nearest : undefined
}

/** `: did you mean “title”?`, or nothing. */
export function suggestion(word: string, known: readonly string[]): string {
  const right = didYouMean(word, known)
  return right ? `: did you mean “${right}”?` : ''
}
