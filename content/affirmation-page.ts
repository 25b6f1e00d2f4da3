/** The three steps on the page of an affirmation. */
export const howToUse = [
  {
    title: 'Repeat',
    text: 'Say it 3-5 times each morning, aloud or under your breath. If mornings are not yours, take a moment that is.'
  },
  {
    title: 'Feel the emotion',
    text: 'Go slowly enough to mean it. If it sounds false today, change a word or choose a gentler line.'
  },
  {
    title: 'Take action',
    text: 'Do one small thing that fits the line before the day is over. The words open the door; you walk through it.'
  }
]
