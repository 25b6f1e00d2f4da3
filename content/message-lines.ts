/** The affirmations above messages, by what they fit. They are copies, since errors are shown without a database. */
export const messageLines = {
  calm: { id: 'health-389', text: 'Deep breath. What’s next?' },
  lost: { id: 'daily-579', text: 'I can turn around without having failed.' },
  error: { id: 'daily-319', text: 'Very few things are on fire.' },
  nothingFound: { id: 'daily-409', slug: 'theres-another-try-in-me', text: 'There’s another try in me.' },
  offline: { id: 'health-456', text: 'Right now, somewhere, a cat is asleep in the sun.' }
}
