import './neighbors.css'

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
  className?: string
}

/** The ones before and after this one in its set. */
export function Neighbors({ label, previous, next, className = '' }: NeighborsProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className={`neighbors no-print ${className}`.trimEnd()}>
      {previous && (
        <a href={previous.href} rel="prev">
          <small>{previous.note ?? 'Previous'}</small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>{next.note ?? 'Next'}</small>
          {next.title}
        </a>
      )}
    </nav>
  )
}
