/** The text with at most `longest` characters, an ellipsis included: cut at a space, or inside the word where there is none. */
export function truncateAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest - 1)
  const space = head.lastIndexOf(' ')
  const cut = space > 0 ? head.slice(0, space).replace(/[\s,;:.–]+$/, '') : head.replace(/\p{Surrogate}$/u, '')
  return `${cut}…`
}
