import type { ReactNode } from 'react'

/** A fact in a word or two. It is text: an outline would make it look like a button. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="text-sm">{children}</span>
}

/** Facts with middots between them, as a list, so that screen readers do not run them together; `children` is a drawing before them. */
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
    <ul className={`badges text-sm ${className}`.trimEnd()}>
      {labels.map((label, index) => (
        <li key={label}>
          {index === 0 && children}
          {label}
        </li>
      ))}
    </ul>
  )
}
