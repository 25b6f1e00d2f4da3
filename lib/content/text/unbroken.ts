/** A title of which no line ends within a word that has a hyphen. */
export function unbroken(title: string): string {
  return title.replaceAll('-', '\u2011')
}
