import { SEARCH_LENGTH } from '@/content/pages/search'
import type { SearchRequest, SearchResults } from '@/lib/search/search'

/** Notes that say what was searched for, if it is not quite what was typed. */
export function SearchNotes({ search, results }: { search: SearchRequest; results: SearchResults }) {
  const { corrections, unknown } = results
  const notes = [
    ...(search.isCut ? [`A search has at most ${SEARCH_LENGTH} characters. The rest was left out.`] : []),
    ...corrections.map(({ from, to }) => `Nothing here says “${from}”. This is what was found for “${to}”.`),
    ...(unknown.length > 0 && results.groups.length > 0
      ? [`Nothing here says ${unknown.map((word) => `“${word}”`).join(' or ')}. The other words were looked for.`]
      : [])
  ]
  return (
    notes.length > 0 && (
      <div className="measure space-y-1">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    )
  )
}
