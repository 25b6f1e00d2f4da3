import { iconDrawings } from './icon-drawings'
import type { AnyIconName } from './icon-names'

/** A lucide icon. It is hidden from screen readers: what it stands in has a name. */
export function Icon({ name, className = 'size-5' }: { name: AnyIconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {iconDrawings[name]}
    </svg>
  )
}
