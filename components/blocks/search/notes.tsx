import { SEARCH_LENGTH } from '@/content/pages/search'
import type { SearchRequest, SearchResults } from '@/lib/search/search'
import { type IsTyped, relatedWords } from './typed-words'

interface SearchNotesProps {
  search: SearchRequest
  results: SearchResults
  isTyped: IsTyped
}

/** Notes that say what was searched for, if it is not quite what was typed. */
export function SearchNotes({ search, results, isTyped }: SearchNotesProps) {
  const { corrections, unknown, isPlain } = results
  const related = relatedWords(results, isTyped)
  const notes = [
    ...(search.isCut ? [`A search has at most ${SEARCH_LENGTH} characters. The rest was left out.`] : []),
    ...corrections.map(({ from, to }) => `Nothing here says “${from}”. This is what was found for “${to}”.`),
    ...(unknown.length > 0 && results.groups.length > 0
      ? [`Nothing here says ${unknown.map((word) => `“${word}”`).join(' or ')}. The other words were looked for.`]
      : []),
    ...(isPlain ? [`Nothing here is written for “${search.query}” yet. These affirmations are for anyone.`] : []),
    ...(related.length > 0 ? [`Also showing ${related.join(', ')}.`] : [])
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
