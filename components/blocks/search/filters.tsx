import { searchPage } from '@/content/pages/search'
import { categoryNames } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { searchKinds } from '@/lib/search/pages'
import { type SearchRequest, searchPath } from '@/lib/search/search'

/** Narrows the search to a kind and to a life area, by links. */
export function SearchFilters({ search: { query, kind, category } }: { search: SearchRequest }) {
  const kinds = searchKinds.map((name) => ({
    label: searchPage.kinds[name],
    href: searchPath({ query, kind: name, category }),
    isChosen: kind === name
  }))
  const areas = categoryNames.map((name) => ({
    label: findCategory(name).displayName,
    href: searchPath({ query, kind, category: name }),
    isChosen: category === name
  }))
  return (
    <nav aria-label="Narrow the search" className="chips text-sm">
      <FilterRow
        label="Kind"
        options={[{ label: 'All kinds', href: searchPath({ query, category }), isChosen: !kind }, ...kinds]}
      />
      <FilterRow
        label="Life area"
        options={[{ label: 'All areas', href: searchPath({ query, kind }), isChosen: !category }, ...areas]}
      />
    </nav>
  )
}

interface FilterRowProps {
  label: string
  options: { label: string; href: string; isChosen: boolean }[]
}

function FilterRow({ label, options }: FilterRowProps) {
  return (
    <ul aria-label={label}>
      {options.map(({ label: name, href, isChosen }) => (
        <li key={name}>
          <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
