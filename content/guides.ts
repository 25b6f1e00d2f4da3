/** The guides of content/guides, in the order of their files, and the order of the two landing pages. */
import category from './generated/guides/category.json'
import howTo from './generated/guides/how-to.json'
import problem from './generated/guides/problem-solution.json'
import subcategory from './generated/guides/subcategory.json'
import type { CategoryGuide, HowToGuide, ProblemGuide, SubcategoryGuide } from './types'

export const categoryGuides = category.guides as CategoryGuide[]
export const subcategoryGuides = subcategory.guides as SubcategoryGuide[]
export const howToGuides = howTo.guides as HowToGuide[]
export const problemGuides = problem.guides as ProblemGuide[]

export const howToSlugs: string[] = howTo.order
export const problemSlugs: string[] = problem.order
