import type { ReactNode } from 'react'

/** So many affirmations of a guide are open. The rest are folded. */
export const FIRST_LINES = 6

export interface GuideLinesProps {
  id: string
  title: string
  /** Its entry in the contents. */
  label: string
  content: ReactNode
}

/** The affirmations of a guide, straight after what helps right now. */
export function GuideLines({ id, title, content }: GuideLinesProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-read="" className="mt-8">
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      {content}
    </section>
  )
}
