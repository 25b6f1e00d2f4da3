import { SplitSection } from '@/components/ui/section'
import { controller } from '@/content/site'

interface TextSection {
  /** The anchor of the section. */
  id: string
  title: string
  paragraphs: string[]
}

/** A document in plain sections, such as /privacy. */
export function TextSections({ sections }: { sections: TextSection[] }) {
  return (
    <div className="shell space-y-10">
      {sections.map(({ id, title, paragraphs }) => (
        <SplitSection key={id} id={id} title={title} className="hairline-top gap-y-4 pt-8">
          <div className="measure space-y-4">
            {paragraphs.map((text) => (
              <p key={text}>
                <WithAddress text={text} />
              </p>
            ))}
          </div>
        </SplitSection>
      ))}
    </div>
  )
}

/** The controller's address is a link wherever it stands. */
function WithAddress({ text }: { text: string }) {
  const [before, ...after] = text.split(controller.email)
  if (after.length === 0) return before
  return (
    <>
      {before}
      <a href={`mailto:${controller.email}`} className="link">
        {controller.email}
      </a>
      {after.join(controller.email)}
    </>
  )
}
