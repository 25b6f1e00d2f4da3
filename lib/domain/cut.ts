/** The text, cut at a word so that it has at most `longest` characters, an ellipsis included. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest - 1)
  const cut = head.slice(0, Math.max(head.lastIndexOf(' '), 1)).replace(/[\s,;:.–]+$/, '')
  return `${cut}…`
}
