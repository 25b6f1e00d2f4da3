import type { Ref } from 'react'

interface ErrorSummaryProps {
  /** The id of each field that has a problem, with its label. */
  problems: { id: string; label: string }[]
  ref?: Ref<HTMLDivElement>
}

/** Names above a form that was sent the fields with a problem, each as a link to it; the field says which. It takes the focus when it comes. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a form that comes back without scripts begins with what is wrong.
    <div ref={ref} role="alert" tabIndex={-1} autoFocus className="border-danger border-l-4 py-1 pl-4">
      <h2 className="text-lg">There is a problem</h2>
      <ul className="flex flex-wrap gap-x-5">
        {problems.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-block py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
