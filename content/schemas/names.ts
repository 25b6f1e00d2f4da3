/** The names that content may use for categories, intensities and icons. */

/** In the order of the home page. */
export const categoryNames = ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'] as const
export const intensities = ['gentle', 'moderate', 'bold'] as const

/** What a search may be about that begins with helplines. The first counts that a search matches. */
export const distressSubjects = [
  'loss',
  'poison',
  'crisis',
  'violence',
  'gambling',
  'drink',
  'eating',
  'baby',
  'hurt',
  'low'
] as const
export type DistressSubject = (typeof distressSubjects)[number]

/** Icons that content may name; `components/ui/icon.tsx` draws them. */
export const iconNames = [
  'sunrise',
  'sunset',
  'sun',
  'moon',
  'cloud-sun',
  'briefcase',
  'brain',
  'trending-up',
  'flower',
  'users',
  'cloud-rain',
  'sofa',
  'leaf',
  'bed',
  'wind',
  'smile',
  'target',
  'book-open',
  'wallet',
  'palette',
  'sprout',
  'mountain',
  'compass',
  'calendar',
  'notebook-pen',
  'flame',
  'sparkle',
  'anchor',
  'footprints',
  'refresh-cw'
] as const
