import type { Seo } from '../types'

/** The words of the submission page. */
export const submitPage = {
  title: 'Submit Your Affirmation',
  lead: 'Has a sentence helped you through something? Someone else may need it today. Send it in, and we will read it.',
  seo: {
    title: 'Submit Your Own Affirmation to Help Someone Else',
    description:
      'Send in an affirmation that has helped you. We read each one before it appears on the site, and your email address is not published.',
    keywords: ['submit an affirmation', 'share your affirmation', 'write an affirmation']
  } satisfies Seo,
  guidelines: {
    title: 'Guidelines',
    items: [
      'Write in the first person and the present tense: “I\u00a0am”, “I\u00a0can”, “I\u00a0choose”.',
      'Keep it concise: 1-3 sentences.',
      'Make it original: your own words, not a quotation.',
      'All submissions are reviewed before publication.',
      'By submitting you give us permission to feature your affirmation on the site.'
    ]
  },
  examples: {
    title: 'Four examples',
    items: [
      'I can be new at this and still belong.',
      'My pace today is the right pace for today.',
      'I can ask for help before I’m exhausted.',
      'I can walk away from an argument and come back calmer.'
    ]
  },
  privacy:
    'Your email address is used only to tell you whether your affirmation was published. Neither it nor your name appears on the site.',
  thanks: {
    title: 'Thank you',
    text: 'Someone reads each line before it appears here, so it may take some days. If it’s published, you’ll find it on its category’s page.'
  }
}
