import { findStudy } from '@/lib/studies'
import type { Notes } from './prose'

/** The numbered notes of a page, from its citations. */
export function Sources({ notes }: { notes: Notes }) {
  if (notes.size === 0) return null
  return (
    <section aria-labelledby="sources" className="hairline-top pt-6">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
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
    </section>
  )
}
