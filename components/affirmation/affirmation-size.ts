/** The classes of the sentence of a page: the longer it is, the smaller it is set, so that all of it is seen at once. */
export function affirmationSize(text: string): string {
  if (text.length <= 75) return 'affirmation-text'
  return `affirmation-text ${text.length <= 130 ? 'affirmation-middle' : 'affirmation-long'}`
}
