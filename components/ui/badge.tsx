import type { ReactNode } from 'react'

/** A fact in a word or two, in a thin outline. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-current px-3 py-0.5 text-xs leading-relaxed">
      {children}
    </span>
  )
}

/** A list of badges, so that screen readers do not run them together; `children` is a drawing before them. */
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
    <ul className={`flex flex-wrap items-center gap-2 ${className}`.trimEnd()}>
      {children && <li aria-hidden="true">{children}</li>}
      {labels.map((label) => (
        <li key={label}>
          <Badge>{label}</Badge>
        </li>
      ))}
    </ul>
  )
}
