import { searchPage } from '@/content/pages/search'
import { categories } from '@/content/taxonomy'
import { searchKinds } from '@/lib/search/pages'
import { type SearchGroup, type SearchRequest, searchPath } from '@/lib/search/search'

interface SearchFiltersProps {
  search: SearchRequest
  groups: SearchGroup[]
}

/** Narrows the search by links: to one of the kinds that were found, and then to a category. What is narrowed can be widened again. */
export function SearchFilters({ search: { query, kind, category }, groups }: SearchFiltersProps) {
  const isNarrowed = Boolean(kind || category)
  const found = searchKinds.filter((name) => isNarrowed || groups.some((group) => group.kind === name))
  const kinds = [undefined, ...found].map((name) => ({
    label: name ? searchPage.kinds[name] : 'All kinds',
    href: searchPath({ query, kind: name, category }),
    isChosen: kind === name
  }))
  const areas = [undefined, ...categories].map((area) => ({
    label: area?.displayName ?? 'All areas',
    href: searchPath({ query, kind, category: area?.name }),
    isChosen: category === area?.name
  }))
  if (found.length < 2) return null
  return (
    <nav aria-label="Narrow the search" className="chips text-sm">
      {Object.entries({ Kind: kinds, ...(isNarrowed && { 'Life area': areas }) }).map(([label, options]) => (
        <ul key={label} aria-label={label}>
          {options.map(({ label: name, href, isChosen }) => (
            <li key={name}>
              <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
