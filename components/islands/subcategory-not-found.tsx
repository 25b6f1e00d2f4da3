'use client'

import { useParams } from 'next/navigation'

const ADDRESS_WORD = /^[a-z0-9-]+$/

/** Says which part of the address is unknown. A not-found page gets no params from the server, the router has them. */
export function SubcategoryNotFoundTitle({ categories }: { categories: string[] }) {
  const { category, subcategory } = useParams<{ category?: string; subcategory?: string }>()
  if (!category || !subcategory || !ADDRESS_WORD.test(category) || !ADDRESS_WORD.test(subcategory)) {
    return 'Invalid category or subcategory'
  }
  return categories.includes(category) ? 'Subcategory not found' : 'Category not found'
}
