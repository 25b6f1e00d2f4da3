import type { AnyIconName } from './icon-names'

/** A lucide icon from the file that scripts/icons.ts draws. It is hidden from screen readers: what it stands in has a name. */
export function Icon({ name, className = 'size-5' }: { name: AnyIconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
