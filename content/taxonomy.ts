/** The six categories with their subcategories, of taxonomy.yaml. */
import generated from './generated/taxonomy.json'
import type { Category, CategoryEntry } from './types'

/** An article without a title of its own has that of its subcategory. */
export const categories = (generated as CategoryEntry[]).map((category): Category => {
  const titles = new Map(category.subcategories.map(({ id, title }) => [`/category/${category.name}/${id}`, title]))
  const articles = category.articles.map(({ title, href }) => ({ title: title ?? titles.get(href) ?? href, href }))
  return { ...category, articles }
})
