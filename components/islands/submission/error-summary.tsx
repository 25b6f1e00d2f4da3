import type { Ref } from 'react'

interface ErrorSummaryProps {
  /** The id of each field that has a problem, with what to do there. */
  problems: { id: string; words: string }[]
  ref?: Ref<HTMLDivElement>
}

/** Says above a form that was sent what to do at each field with a problem, as a link to it. It takes the focus when it comes. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a form that comes back without scripts begins with what is wrong.
    <div ref={ref} role="alert" tabIndex={-1} autoFocus className="border-danger border-l-4 py-1 pl-4">
      <h2 className="text-heading">There is a problem</h2>
      <ul>
        {problems.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-block py-1.5">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
