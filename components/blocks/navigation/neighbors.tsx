interface Neighbor {
  href: string
  title: string
  /** Stands above the title; “Previous” or “Next” unless given. */
  note?: string
}

interface NeighborsProps {
  /** The name of the set that the neighbors are from, for screen readers: “Guides”. */
  label: string
  previous?: Neighbor
  next?: Neighbor
}

/**
 * Links to the neighbors of a page in its set; one alone has the whole row. At 400 % zoom they stand below each other, since a long word
 * does not fit into half of the window.
 */
export function Neighbors({ label, previous, next }: NeighborsProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={label}
      className={`no-print grid hairline-top gap-x-8 ${previous && next ? 'min-[22.5rem]:grid-cols-2' : ''}`.trimEnd()}
    >
      {previous && <NeighborLink rel="prev" note="Previous" {...previous} />}
      {next && <NeighborLink rel="next" note="Next" {...next} className={previous && 'md:text-right'} />}
    </nav>
  )
}

function NeighborLink({ title, note, className = '', ...link }: Neighbor & { rel: string; className?: string }) {
  return (
    <a {...link} className={`row-title wrap-anywhere py-2.5 underline-offset-4 hover:underline md:py-4 ${className}`}>
      <small className="block font-normal text-sm/[inherit] text-soft md:mb-1">{note}</small>
      {title}
    </a>
  )
}
