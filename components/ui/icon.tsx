import type { AnyIconName } from './icon-names'

/** A lucide icon, 1.5 stroke, from the file that scripts/icons.ts draws. Always beside or inside something that has a name. */
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
