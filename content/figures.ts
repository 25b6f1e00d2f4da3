/** Numbers of the drawn figures that stand in a text elsewhere; figures.test.ts compares them with it. */

/** What the drawn effects of the science hub say together. */
export const effects = { finding: 'Most effects are small, and the one on grades is contested.' }

/** Days that everyday actions took to become automatic, as lally2010 estimated. */
export const habitDays = {
  finding: 'A habit took an estimated 18 to 254 days. Nobody measured the famous 21.',
  study: 'lally2010',
  /** Half of the people whose data fitted well needed at most so many. */
  median: 66,
  shortest: 18,
  longest: 254,
  /** Days that the study lasted; anything longer is projected. */
  watched: 84,
  /** The saying, which nobody measured. */
  saying: { days: 21, study: 'maltz1960' }
} as const

/** Minutes of each step of the guide `morning-routine`, for its three lengths, and at the end for reading again. */
export const morningRoutine = {
  guide: 'morning-routine',
  steps: [
    'Water and a window',
    'Slow breaths',
    'A written sentence',
    'Spoken lines',
    'An if-then plan',
    'A dot on the calendar'
  ],
  reading: 'Reading the sentence again',
  lengths: [
    { name: 'Five minutes', minutes: [0, 1, 1, 1, 1, 1, 0] },
    { name: 'Six minutes', minutes: [1, 1, 1, 1, 1, 1, 0] },
    { name: 'Fifteen minutes', minutes: [1, 1, 8, 1, 1, 1, 2] }
  ]
} as const
