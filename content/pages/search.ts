/** The words of /search, and what the empty page offers. */

import { site } from '../site'

/** The longest text that is searched for, in characters: who writes from a bad night writes a sentence or two. */
export const SEARCH_LENGTH = 200

export const searchPage = {
  title: 'Search',
  lead: 'Look for a word, a feeling or a moment. Ordinary spelling mistakes are fine.',
  /** In the empty field. */
  example: 'nervous before an exam',
  seo: {
    title: 'Search',
    description: `Search the affirmations, guides, questions, studies and resources of ${site.name}.`
  },
  starts: {
    title: 'Places to start',
    words: ['sleep', 'anxiety', 'confidence', 'exam', 'grief', 'burnout', 'lonely', 'forgive', 'waiting room'],
    links: [
      { label: 'Problem guides', text: 'What helps with a hard feeling, step by step.', href: '/problem-solution' },
      { label: 'How-to guides', text: 'Ways to use a sentence so that it does something.', href: '/how-to-guide' },
      { label: 'Daily Generator', text: 'Choose what you need, get one line.', href: '/generator' },
      { label: 'Helplines', text: 'Someone to talk to, by country.', href: '/help-now' }
    ]
  },
  nothing: {
    title: 'Nothing found',
    tip: 'Try one English word for the feeling, such as “anxious” or “tired”, or choose a life area.',
    narrowed: 'Choose all kinds and all areas again.'
  },
  kinds: {
    affirmations: 'Affirmations',
    guides: 'Guides and tools',
    questions: 'Questions',
    studies: 'Studies',
    resources: 'Resources'
  }
}
