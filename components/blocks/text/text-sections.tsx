import { SplitSection } from '@/components/ui/section'
import type { ContentsLink } from './contents'
import { Paragraphs } from './prose'

interface TitledText {
  /** The anchor of the section. */
  id: string
  title: string
  paragraphs: string[]
}

/** Links to the sections of a document. */
export function contentsOf(sections: TitledText[]): ContentsLink[] {
  return sections.map(({ id, title }) => ({ id, label: title }))
}

/** A document in plain sections, such as /privacy. */
export function TextSections({ sections }: { sections: TitledText[] }) {
  return (
    <div className="shell space-y-10">
      {sections.map(({ id, title, paragraphs }) => (
        <SplitSection key={id} id={id} title={title} className="hairline-top gap-y-4 pt-8">
          <Paragraphs texts={paragraphs} />
        </SplitSection>
      ))}
    </div>
  )
}
