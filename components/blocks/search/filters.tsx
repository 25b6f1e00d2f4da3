import { searchPage } from '@/content/pages/search'
import { categories } from '@/content/taxonomy'
import { searchKinds } from '@/lib/search/pages'
import { type SearchRequest, searchPath } from '@/lib/search/search'

/** Narrows the search to a kind and to a category, by links. */
export function SearchFilters({ search: { query, kind, category } }: { search: SearchRequest }) {
  const kinds = [undefined, ...searchKinds].map((name) => ({
    label: name ? searchPage.kinds[name] : 'All kinds',
    href: searchPath({ query, kind: name, category }),
    isChosen: kind === name
  }))
  const areas = [undefined, ...categories].map((area) => ({
    label: area?.displayName ?? 'All areas',
    href: searchPath({ query, kind, category: area?.name }),
    isChosen: category === area?.name
  }))
  return (
    <nav aria-label="Narrow the search" className="chips text-sm">
      {Object.entries({ Kind: kinds, 'Life area': areas }).map(([label, options]) => (
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
