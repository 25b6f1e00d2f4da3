/** Look-ups over content/guides. Unknown names give undefined. */
import { categoryGuides, howToGuides, problemGuides, subcategoryGuides } from '@/content/guides'
import type { CategoryGuide, CategoryName, HowToGuide, ProblemGuide, SubcategoryGuide } from '@/content/types'

/** The guide of a category. Each category has one, or content:check fails. */
export function categoryGuide(category: CategoryName): CategoryGuide {
  return categoryGuides.find((guide) => guide.category === category) as CategoryGuide
}

export function subcategoryGuide(subcategory: string): SubcategoryGuide | undefined {
  return subcategoryGuides.find((guide) => guide.subcategory === subcategory)
}

export function howToGuide(slug: string): HowToGuide | undefined {
  return howToGuides.find((guide) => guide.slug === slug)
}

export function problemGuide(slug: string): ProblemGuide | undefined {
  return problemGuides.find((guide) => guide.slug === slug)
}
