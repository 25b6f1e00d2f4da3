/** The class for the size of today's affirmation: the longer it is, the smaller it is set, so that all of it is seen at once. */
export function affirmationSize(text: string): string {
  if (text.length <= 75) return 'daily-short'
  return text.length <= 130 ? 'daily-middle' : 'daily-long'
}
