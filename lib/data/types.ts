/** The shapes that leave lib/data. Nothing of Prisma's is in them. */
import type { CategoryName } from '../../content/types'

export interface Affirmation {
  id: string
  slug: string
  text: string
  category: CategoryName
  subcategory: string | null
  tags: string[]
  createdAt: Date
  updatedAt: Date
}

/** A published line with its place among the published lines of its category, from 0. */
export interface PlacedAffirmation extends Affirmation {
  position: number
}

export interface CategoryCount {
  name: CategoryName
  count: number
}
