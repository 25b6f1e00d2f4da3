import { Prose } from './prose'

/** The heading of a section with its lead, left-aligned; `id` names the heading. */
export function SectionHeading({ id, title, intro }: { id: string; title: string; intro?: string }) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {intro && (
        <p className="measure mt-3 text-soft">
          <Prose text={intro} />
        </p>
      )}
    </div>
  )
}
