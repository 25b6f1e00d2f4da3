import { SkyThumbnail } from '@/components/affirmation/sky'
import { findGuide } from '@/lib/site/guide-sets'

export interface GuideEntry {
  href: string
  title: string
  text: string
  /** Reading time, difficulty, extent … */
  facts: string[]
}

/** Guides as a table of contents: the sky of each, a large title, a sentence, and the facts at the end of the row. */
export function GuideEntries({ entries }: { entries: GuideEntry[] }) {
  return (
    <ul>
      {entries.map(({ href, title, text, facts }) => {
        const { sky, seed } = findGuide(href).guide
        return (
          <li key={href} className="hairline-top last:border-b last:border-hairline">
            <a href={href} className="group/link guide-entry">
              <SkyThumbnail category={sky} seed={seed} />
              <span className="serif text-xl underline-offset-4 group-hover/link:underline">{title}</span>
              <span>{text}</span>
              <span className="flex flex-wrap gap-x-4 text-sm text-soft md:flex-col">
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
