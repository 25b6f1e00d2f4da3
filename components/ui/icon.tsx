import type { ReactNode } from 'react'
import { iconDrawings } from './icon-drawings'
import type { AnyIconName } from './icon-names'

interface IconDrawingProps {
  drawing: ReactNode
  className?: string
}

/** A lucide icon. It is hidden from screen readers: what it stands in has a name. */
export function Icon({ name, className }: { name: AnyIconName; className?: string }) {
  return <IconDrawing drawing={iconDrawings[name]} className={className} />
}

/** The same in an island, whose bundle has only the drawings that it imports: see icon-drawings.tsx. */
export function IconDrawing({ drawing, className = 'size-5' }: IconDrawingProps) {
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
      {drawing}
    </svg>
  )
}
