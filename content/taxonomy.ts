/** The six categories with their subcategories, of taxonomy.yaml. */
import generated from './generated/taxonomy.json'
import { themes } from './theme'
import type { Category, CategoryName } from './types'

export const categories: Category[] = (generated as Omit<Category, 'gradient'>[]).map((category) => ({
  ...category,
  gradient: gradientOf(category.name)
}))

/** From the top of its sky to the horizon, in CSS. */
function gradientOf(name: CategoryName): string {
  const { from, to } = themes.light.skies[name]
  return `linear-gradient(${from}, ${to})`
}
