/** Look-ups of the pages at /for. Unknown names yield undefined. */
import { lifeThemes, lives } from '@/content/lives'
import type { CategoryName, Life, LifeTheme } from '@/content/types'

/** The number of pages that the page of a category links to. */
export const LINKED_LIVES = 6

export function findLife(slug: string): Life | undefined {
  return lives.find((life) => life.slug === slug)
}

export function livesOfTheme({ id }: LifeTheme): Life[] {
  return lives.filter(({ theme }) => theme === id)
}

/** The pages that the page of a category leads to: the first that have its sky. */
export function livesOfCategory(category: CategoryName): Life[] {
  return lives.filter(({ sky }) => sky === category).slice(0, LINKED_LIVES)
}

/** The theme of a page, and the pages before and after it there. */
export function placeOfLife(life: Life): { theme: LifeTheme; previous?: Life; next?: Life } {
  const theme = lifeThemes.find(({ id }) => id === life.theme) as LifeTheme
  const all = livesOfTheme(theme)
  const index = all.indexOf(life)
  return { theme, previous: all[index - 1], next: all[index + 1] }
}
