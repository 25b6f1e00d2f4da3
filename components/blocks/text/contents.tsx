export interface ContentsLink {
  /** The id of the part. */
  id: string
  label: string
}

/** The parts of a page as a row of pills that scrolls sideways, where its end fades out, and wraps where it has the room of a wide window. */
export function ContentsRow({ links, className = '' }: { links: ContentsLink[]; className?: string }) {
  return (
    <nav aria-label="Contents" data-contents="" className={`no-print min-w-0 text-sm ${className}`}>
      <ol className="scroll-row max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] lg:flex-wrap">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="pill flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:border-current"
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * The parts of a page: a row that scrolls sideways on a phone, and on wide screens a column that stays in view and marks
 * where one is (components/islands/site/contents.ts).
 */
export function Contents({ links, className = '' }: { links: ContentsLink[]; className?: string }) {
  return (
    <nav aria-label="Contents" data-contents="" className={`no-print min-w-0 text-sm ${className}`}>
      <div className="lg:-ml-3.5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
        <p className="text-soft leading-[1.6] max-lg:sr-only lg:ml-3.5 lg:border-hairline lg:border-t lg:pt-4">
          On this page
        </p>
        <ol className="max-lg:scroll-row max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] lg:mt-2">
          {links.map(({ id, label }) => (
            <li key={id}>
              {/* From the large screen on the words stand on the edge of the column, and the mark of the current part outside. */}
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center underline-offset-4 hover:underline max-lg:pill lg:min-h-9 lg:border-transparent lg:border-l-2 lg:py-1 lg:pl-[calc(0.875rem-2px)] lg:leading-[1.3] lg:aria-[current]:border-current lg:aria-[current]:font-semibold"
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
