import type { ReactNode } from 'react'

export interface ContentsEntry {
  id: string
  label: string
}

/** A guide: a side column with its contents, sticky on wide screens, and the text. */
export function GuideLayout({ contents, children }: { contents: ContentsEntry[]; children: ReactNode }) {
  return (
    <div className="shell grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <nav aria-label="Contents" className="no-print lg:col-span-3">
        <div className="hairline-top pt-4 lg:sticky lg:top-24">
          <p className="text-sm text-soft">On this page</p>
          <ol className="mt-2 text-sm md:max-lg:columns-2">
            {contents.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9">
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <article className="min-w-0 space-y-16 lg:col-span-8 lg:col-start-5">{children}</article>
    </div>
  )
}

/** One part of a guide, reachable from the contents. */
export function GuideSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  )
}
