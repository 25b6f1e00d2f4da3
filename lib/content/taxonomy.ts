/** Look-ups over content/. Unknown names, prototype names among them, give undefined. */
import { categories } from '@/content/taxonomy'
import { type Category, type CategoryName, categoryNames, type SubcategoryRef } from '@/content/types'

export function isCategoryName(name: string): name is CategoryName {
  return (categoryNames as readonly string[]).includes(name)
}

/** The category of a known name. */
export function findCategory(name: CategoryName): Category {
  return categories.find((category) => category.name === name) as Category
}

/** The subcategory of a category, if it has one of this id. */
export function findSubcategory(category: Category, id: string): SubcategoryRef | undefined {
  return category.subcategories.find((subcategory) => subcategory.id === id)
}

/** The ids of all subcategories; they are unique over all categories. */
export function subcategoryIds(): Set<string> {
  return new Set(categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)))
}
