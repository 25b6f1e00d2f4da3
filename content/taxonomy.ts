/** The six categories with their subcategories, of taxonomy.yaml. */
import generated from './generated/taxonomy.json'
import { themes } from './theme'
import type { Category, CategoryEntry, CategoryName } from './types'

/** An article without a title of its own has that of its subcategory. */
export const categories = (generated as CategoryEntry[]).map((category): Category => {
  const titles = new Map(category.subcategories.map(({ id, title }) => [`/category/${category.name}/${id}`, title]))
  const articles = category.articles.map(({ title, href }) => ({ title: title ?? titles.get(href) ?? href, href }))
  return { ...category, articles, gradient: gradientOf(category.name) }
})

/** From the top of its sky to the horizon, in CSS. */
function gradientOf(name: CategoryName): string {
  const { from, to } = themes.light.skies[name]
  return `linear-gradient(${from}, ${to})`
}
