import { findStudy } from '@/lib/content/studies/citations'
import { pageNotes } from './page-notes'

/** The numbered notes of the page, from its citations. */
export function Sources() {
  if (pageNotes().size === 0) return null
  return (
    <section aria-labelledby="sources" className="hairline-top pt-6">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <NoteList />
    </section>
  )
}

/** The same folded up, for a page that goes on below it. Browsers unfold it by themselves when a note is followed. */
export function FoldedSources() {
  return (
    <details className="hairline-top border-hairline border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3">
        <h2 className="text-lg">Sources ({pageNotes().size})</h2>
        <span aria-hidden="true" className="plus" />
      </summary>
      <div className="pb-6">
        <NoteList />
      </div>
    </details>
  )
}

function NoteList() {
  return (
    <ol className="numerals mt-4 space-y-3 text-sm">
      {[...pageNotes()].map(([key, number]) => {
        const { authors, year, title, venue, url, kind } = findStudy(key)
        return (
          <li key={key} id={`note-${key}`} className="grid grid-cols-[2rem_1fr] target:bg-sunk">
            <span aria-hidden="true">{number}</span>
            <span className="measure">
              {`${authors.join(', ')} (${year}). `}
              <a className="link" rel="noopener" href={url}>
                {title}
              </a>
              {`. ${venue}. `}
              <span className="text-soft">{`[${kind}]`}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
