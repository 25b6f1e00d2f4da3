import { findStudy, fullAuthors } from '@/lib/content/studies/citations'
import { Fold } from './fold'
import { pageNotes } from './page-notes'

/**
 * The numbered notes of the page, from its citations, folded up. Browsers unfold them by themselves when a note is followed; for
 * others components/islands/site/folds.ts does.
 */
export function Sources() {
  const notes = pageNotes()
  if (notes.size === 0) return null
  return (
    <Fold title={`Sources (${notes.size})`} level="h2" className="border-hairline border-b">
      <ol className="numerals mt-4 space-y-3 text-sm">
        {[...notes].map(([key, number]) => {
          const { authors, year, title, venue, url, kind } = findStudy(key)
          return (
            <li key={key} id={`note-${key}`} className="grid grid-cols-[2rem_1fr] target:bg-sunk">
              <span aria-hidden="true">{number}</span>
              <span className="measure">
                {`${fullAuthors(authors)} (${year}). `}
                <a className="link" rel="noopener" href={url}>
                  {title}
                </a>
                {`${/[?!]$/.test(title) ? '' : '.'} ${venue}. `}
                <span className="text-soft">{`[${kind}]`}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </Fold>
  )
}
