/** How alike two words are to somebody who types them. */
import { distance } from 'fastest-levenshtein'

/** The number of letters that are missing, too many or wrong. Two that have changed places, or one that stands elsewhere, are one mistake. */
export function typoDistance(one: string, other: string): number {
  const found = distance(one, other)
  const isSwap = found === 2 && one.length === other.length && isAnagram(one, other)
  return isSwap ? 1 : found
}

/** True if two words have the same letters. */
export function isAnagram(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('')
}

/** True if two words are pronounced alike, whatever letters one takes for it: “panik” and “attak”, “hapy” and “stres”. */
export function soundsLike(one: string, other: string): boolean {
  return one[0] === other[0] && soundOf(one) === soundOf(other)
}

function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![eiyh])/g, 'k')
    .replace(/z|c(?=[eiy])/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
}

/** The letters of a word that are heard more clearly than the others, and seldom mistaken. */
export function consonantsOf(word: string): string {
  return word.replace(/[aeiou]/g, '')
}
