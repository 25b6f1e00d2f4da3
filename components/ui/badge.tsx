import type { ReactNode } from 'react'

/** A fact in a word or two, in a thin outline. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-current px-3 py-0.5 text-xs leading-relaxed">
      {children}
    </span>
  )
}
