/** The guides of content/guides: those of a landing page in its order, the others in that of their files. */
import category from './generated/guides/category.json'
import howTo from './generated/guides/how-to.json'
import problem from './generated/guides/problem-solution.json'
import subcategory from './generated/guides/subcategory.json'
import type { CategoryGuide, HowToGuide, ProblemGuide, SubcategoryGuide } from './types'

export const categoryGuides = category as CategoryGuide[]
export const subcategoryGuides = subcategory as SubcategoryGuide[]
export const howToGuides = howTo as HowToGuide[]
export const problemGuides = problem as ProblemGuide[]
