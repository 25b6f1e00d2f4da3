/** Look-ups of categories and subcategories. A name from an address goes through `isCategoryName` first. */
import { categories } from '@/content/taxonomy'
import { type Category, type CategoryName, categoryNames, type SubcategoryRef } from '@/content/types'

export function isCategoryName(name: string): name is CategoryName {
  return (categoryNames as readonly string[]).includes(name)
}

/** The category of this name. */
export function findCategory(name: CategoryName): Category {
  return categories.find((category) => category.name === name) as Category
}

/** The subcategory with this id, if the category has it. */
export function findSubcategory(category: Category, id: string): SubcategoryRef | undefined {
  return category.subcategories.find((subcategory) => subcategory.id === id)
}

/** The ids of all subcategories. Ids are unique across categories. */
export function allSubcategoryIds(): Set<string> {
  return new Set(categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)))
}
