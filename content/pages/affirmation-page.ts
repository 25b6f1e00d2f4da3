/** The three steps on the page of an affirmation. */
export const howToUse = [
  {
    title: 'Repeat',
    text: 'Say it 3-5 times each morning, aloud or under your breath. If mornings don’t work for you, choose another time.'
  },
  {
    title: 'Feel the emotion',
    text: 'Go slowly enough to mean it. If it sounds false today, change a word or choose a gentler line.'
  },
  {
    title: 'Take action',
    text: 'Do one small thing today that fits the line.'
  }
]

/** The snippet that shows the line on a page of another site. */
export const elsewhere = {
  title: 'Put it on your own page',
  text: 'This shows the line on its sky, on any website. It runs no script and sets no cookie. Change the width and the height as you like.',
  more: 'Other ways',
  remind: 'Remind me of this line'
}
