import type { ReactNode } from 'react'

/** A page that has only something to say: not found, an error. */
export function MessagePage({ title, text, children }: { title: ReactNode; text?: string; children: ReactNode }) {
  return (
    <div className="shell flex min-h-[60vh] flex-col items-start justify-center py-20">
      <h1 className="text-4xl">{title}</h1>
      {text && <p className="measure mt-5 text-lg leading-snug">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
