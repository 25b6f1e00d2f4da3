/** The affirmations above messages, by what they fit. They are copies, since errors are shown without a database. */
export const messageLines = {
  calm: { id: 'health-389', slug: 'deep-breath-whats-next', text: 'Deep breath. What’s next?' },
  lost: {
    id: 'daily-579',
    slug: 'i-can-turn-around-and-try-another-way',
    text: 'I can turn around and try another way.'
  },
  error: { id: 'daily-319', slug: 'very-few-things-are-on-fire', text: 'Very few things are on fire.' },
  offline: {
    id: 'health-456',
    slug: 'right-now-somewhere-a-cat-is-asleep-in-the-sun',
    text: 'Right now, somewhere, a cat is asleep in the sun.'
  }
}
