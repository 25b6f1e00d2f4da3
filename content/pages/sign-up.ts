/** In the place of the form on the home page, once it is sent. The same for every address, so that nobody learns which are on the list. */
export const signUp = {
  subscribed: {
    title: '{email} is on the list.',
    text: 'Your first line comes with the next daily email. Each one ends with a link that takes you off again.'
  },
  /** The address has to be confirmed. */
  confirm: {
    title: 'We sent an email to {email}',
    text: 'Open it and confirm your address, and the daily line starts. The link in an earlier email works for 14 days, too.'
  },
  again: 'Use another address'
}
