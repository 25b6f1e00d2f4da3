/** The six categories with their subcategories, of taxonomy.yaml. */
import generated from './generated/taxonomy.json'
import type { Category } from './types'

export const categories = generated as Category[]
