/** The words of the pages that list the studies of a topic, such as /science-hub/anxiety. */
import type { Study } from '../types'

export const topicPage = {
  /** Above the title on its social image. */
  label: 'Studies by topic',
  kinds: 'Kind of study',
  guides: 'Guides that draw on these studies',
  topics: 'Other topics',
  back: 'Back to Science & Research'
}

/** For each topic the study whose sentence says best what is known: the largest that is sound, or the fairest if they disagree. */
export const topicAnswers: Record<Study['topics'][number], string> = {
  anxiety: 'hofmann2012',
  'body image': 'alleva2015',
  brain: 'cascio2016',
  'CBT and self-help': 'hofmann2012',
  'goals and plans': 'sheeran2024',
  gratitude: 'choi2025',
  'grief and loss': 'johannsen2019',
  habits: 'singh2024',
  'health and illness': 'epton2015',
  'mood and well-being': 'zhang2025',
  'null and mixed results': 'hadden2024',
  'parents and children': 'jefferson2020',
  'perfectionism and self-doubt': 'smith2023_perfectionism',
  performance: 'hatzigeorgiadis2011',
  relationships: 'lasgaard2025',
  'repeated statements': 'wood2009',
  'school and exams': 'wu2021',
  'self-affirmation': 'zhang2025',
  'self-compassion': 'han_kim2023',
  'self-esteem': 'bhattacharya2023',
  'self-talk': 'hatzigeorgiadis2011',
  sleep: 'van_straten2018',
  'stress and burnout': 'hofmann2012',
  'work and money': 'liu2014'
}
