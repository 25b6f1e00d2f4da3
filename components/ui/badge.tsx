import type { ReactNode } from 'react'

/** A fact in a word or two, in a thin outline. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-current px-3 py-0.5 text-xs leading-relaxed">
      {children}
    </span>
  )
}

/** Badges beside each other, if any; `children` stand before them. */
export function Badges({
  labels,
  className = '',
  children
}: {
  labels: string[]
  className?: string
  children?: ReactNode
}) {
  return (
    <p className={`flex flex-wrap items-center gap-2 ${className}`.trimEnd()}>
      {children}
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </p>
  )
}
