import type { ComponentProps } from 'react'

/**
 * Facts in a word or two with middots between them, as a list, so that screen readers do not run them together; `children` is a
 * drawing before them. Each fact has its middot before it, and that of the first in a line is cut off at the edge.
 */
export function Badges({ labels, className = '', children }: ComponentProps<'ul'> & { labels: string[] }) {
  return (
    <ul className={`-mr-[0.8em] overflow-clip text-sm ${className}`.trimEnd()}>
      {labels.map((label, index) => (
        <li
          key={label}
          className="relative -left-[0.8em] inline-block pl-[0.8em] before:absolute before:left-[0.25em] before:content-['·'] supports-[content:''/'']:before:content-['·'/'']"
        >
          {index === 0 && children}
          {label}
        </li>
      ))}
    </ul>
  )
}
