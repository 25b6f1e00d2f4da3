import { Prose } from '../text/prose'

/** Three things to do or say within a minute, for a reader who needs them before the guide. */
export function RightNow({ items }: { items: string[] }) {
  return (
    <section aria-labelledby="right-now-title" data-read="" className="right-now mt-6 md:mt-8">
      <h2 id="right-now-title" className="text-xl">
        Right now
      </h2>
      <ol>
        {items.map((text) => (
          <li key={text}>
            <Prose text={text} calls />
          </li>
        ))}
      </ol>
    </section>
  )
}
