/** The sheets of downloads.ts that fit a guide, by the last part of its address. */
export const guideSheets: Record<string, string[]> = {
  // How-to guides
  'create-affirmations': ['values-writing', 'builder-on-paper'],
  'morning-routine': ['if-then-planner', '30-day-practice'],
  'anxiety-management': ['if-then-planner'],
  'affirmation-journaling': ['values-writing', '30-day-practice'],
  'affirmations-with-children': ['affirmation-cards', 'lines-for-a-jar'],
  'evening-wind-down': ['gratitude-week'],
  'for-athletes': ['if-then-planner'],
  'if-then-plans': ['if-then-planner'],
  'values-writing': ['values-writing'],
  'before-an-exam': ['values-writing', 'if-then-planner'],
  // Problem guides
  burnout: ['if-then-planner'],
  'fear-of-failure': ['if-then-planner', 'values-writing'],
  'imposter-syndrome': ['values-writing'],
  'job-loss': ['values-writing', 'if-then-planner'],
  loneliness: ['if-then-planner'],
  'low-self-esteem': ['affirmation-cards', '30-day-practice'],
  procrastination: ['if-then-planner'],
  'social-anxiety': ['if-then-planner'],
  // Subcategories
  'career-growth': ['if-then-planner'],
  confidence: ['affirmation-cards', 'values-writing'],
  'everyday-gratitude': ['gratitude-week'],
  'focus-and-study': ['if-then-planner'],
  'hard-season-gratitude': ['gratitude-week'],
  'monday-reset': ['if-then-planner'],
  'morning-affirmations': ['30-day-practice', 'affirmation-cards'],
  'evening-affirmations': ['affirmation-cards'],
  'family-and-friends': ['lines-for-a-jar'],
  'self-love': ['affirmation-cards', 'lines-for-a-jar'],
  'values-focus': ['values-writing'],
  'weekly-reflection': ['gratitude-week']
}
