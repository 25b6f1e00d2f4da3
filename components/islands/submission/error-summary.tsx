import type { Ref } from 'react'

interface ErrorSummaryProps {
  /** The id of each field that has a problem, with its message. */
  problems: { id: string; message: string }[]
  ref?: Ref<HTMLDivElement>
}

/** Lists above a form that was sent what is wrong with it, each problem as a link to its field. It takes the focus when it comes. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a form that comes back without scripts begins with what is wrong.
    <div ref={ref} role="alert" tabIndex={-1} autoFocus className="border-2 border-danger p-4">
      <h2 className="text-lg">There is a problem</h2>
      <ul className="mt-1">
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-block py-1.5 text-danger">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
