interface Neighbor {
  href: string
  title: string
  /** Stands beside “Previous” or “Next”, above the title; on a phone below it. */
  note?: string
}

interface NeighborsProps {
  /** The name of the set that the neighbors are from, for screen readers: “Guides”. */
  label: string
  previous?: Neighbor
  next?: Neighbor
  /** True if the titles are affirmations. */
  isLines?: boolean
}

/**
 * Links to the neighbors of a page in its set; one alone has the whole row. At 400 % zoom they stand below each other, since a long word
 * does not fit into half of the window.
 */
export function Neighbors({ label, previous, next, isLines }: NeighborsProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={label}
      className={`no-print grid hairline-top gap-x-8 ${previous && next ? 'min-[22.5rem]:grid-cols-2' : ''}`.trimEnd()}
    >
      {previous && <NeighborLink rel="prev" word="Previous" isLine={isLines} {...previous} />}
      {next && (
        <NeighborLink rel="next" word="Next" isLine={isLines} {...next} className={previous && 'md:text-right'} />
      )}
    </nav>
  )
}

interface NeighborLinkProps extends Neighbor {
  rel: string
  word: string
  isLine?: boolean
  className?: string
}

function NeighborLink({ title, note, word, isLine, className = '', ...link }: NeighborLinkProps) {
  return (
    <a {...link} className={`row-title wrap-anywhere py-2.5 underline-offset-4 hover:underline md:py-4 ${className}`}>
      <small className="block font-normal text-sm/[inherit] text-soft md:mb-1">
        {word}
        {note && <span className="max-sm:hidden"> · </span>}
        {note && <span className="max-sm:block">{note}</span>}
      </small>
      {isLine ? <span className="serif text-pretty">{title}</span> : title}
    </a>
  )
}
