import { Prose } from '../prose'

/** Three things to do or say within a minute, for a reader who needs them before the guide. */
export function RightNow({ items }: { items: string[] }) {
  return (
    <section
      aria-labelledby="right-now-title"
      className="mt-8 rounded-field border border-hairline bg-raised px-6 py-6 md:px-8"
    >
      <h2 id="right-now-title" className="text-xl">
        Right now
      </h2>
      <ol className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
        {items.map((text) => (
          <li key={text} className="hairline-top pt-3">
            <Prose text={text} />
          </li>
        ))}
      </ol>
    </section>
  )
}
