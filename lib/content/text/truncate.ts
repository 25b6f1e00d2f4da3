/** Shortens a text to `maxLength` characters, the ellipsis included: at a space, or inside the word if there is none. */
export function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const head = text.slice(0, maxLength - 1)
  const space = head.lastIndexOf(' ')
  const truncated = space > 0 ? head.slice(0, space).replace(/[\s,;:.–]+$/, '') : head.replace(/\p{Surrogate}$/u, '')
  return `${truncated}…`
}
