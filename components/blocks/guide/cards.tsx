export interface GuideEntry {
  href: string
  title: string
  text: string
  /** Reading time, difficulty, extent … */
  facts: string[]
}

/** Guides as a table of contents: a large title, a sentence, and the facts at the end of the row. */
export function GuideEntries({ entries, numbered = false }: { entries: GuideEntry[]; numbered?: boolean }) {
  return (
    <ul>
      {entries.map(({ href, title, text, facts }, index) => (
        <li key={href} className="hairline-top last:border-b last:border-hairline">
          <a href={href} className="group/link grid gap-x-8 gap-y-1 py-6 md:grid-cols-12 md:items-baseline">
            {numbered && (
              <span aria-hidden="true" className="serif numerals text-2xl text-soft md:col-span-1">
                {index + 1}
              </span>
            )}
            <span
              className={`serif text-xl underline-offset-4 group-hover/link:underline ${numbered ? 'md:col-span-4' : 'md:col-span-5'}`}
            >
              {title}
            </span>
            <span className="md:col-span-4">{text}</span>
            <span className="flex flex-wrap gap-x-4 text-sm text-soft md:col-span-3 md:flex-col">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
