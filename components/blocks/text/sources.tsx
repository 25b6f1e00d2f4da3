import { findStudy } from '@/lib/content/studies/citations'
import { Fold } from './fold'
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
    <Fold title={`Sources (${pageNotes().size})`} level="h2" className="border-hairline border-b">
      <NoteList />
    </Fold>
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
