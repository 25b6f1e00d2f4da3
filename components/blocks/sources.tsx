import { findStudy } from '@/lib/content/citations'
import type { Notes } from './prose'

/** The numbered notes of a page, from its citations. */
export function Sources({ notes }: { notes: Notes }) {
  if (notes.size === 0) return null
  return (
    <section aria-labelledby="sources" className="hairline-top pt-6">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <NoteList notes={notes} />
    </section>
  )
}

/** The same folded up, where something else follows. The browser opens it by itself for a note that is followed. */
export function FoldedSources({ notes }: { notes: Notes }) {
  return (
    <details className="hairline-top border-hairline border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3">
        <h2 className="text-lg">Sources ({notes.size})</h2>
        <span aria-hidden="true" className="plus" />
      </summary>
      <div className="pb-6">
        <NoteList notes={notes} />
      </div>
    </details>
  )
}

function NoteList({ notes }: { notes: Notes }) {
  return (
    <ol className="numerals mt-4 space-y-3 text-sm">
      {[...notes].map(([key, number]) => {
        const { authors, year, title, venue, url, kind } = findStudy(key)
        return (
          <li key={key} id={`note-${key}`} className="grid grid-cols-[2rem_1fr] target:bg-sunk">
            <span aria-hidden="true">{number}</span>
            <span className="measure">
              {authors.join(', ')} ({year}).{' '}
              <a href={url} className="link" rel="noopener">
                {title}
              </a>
              . {venue}. <span className="text-soft">[{kind}]</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
