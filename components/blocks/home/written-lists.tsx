import { RowActions } from '@/components/ui/action-buttons'
import { claims } from '@/content/claims'
import { type AffirmationList, affirmationLists, sections } from '@/content/home'
import { Prose } from '../prose'
import { SectionHeading } from '../section-heading'

/** The written affirmations by theme, to be read here and now. */
export function WrittenLists() {
  return (
    <section aria-labelledby="affirmations-title" className="shell pt-28">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading
          id="affirmations-title"
          title={sections.affirmations.title}
          intro={sections.affirmations.intro}
        />
        <p className="numerals text-sm text-soft">Total: {claims.listedAffirmations.value}</p>
      </div>
      {affirmationLists.map((list) => (
        <WrittenList key={list.id} {...list} />
      ))}
      <p className="hairline-top pt-6">
        <a href="#daily-quote" className="button button-quiet">
          Back to Today’s Affirmation
        </a>
      </p>
    </section>
  )
}

function WrittenList({ id, title, intro, lines }: AffirmationList) {
  return (
    <section aria-labelledby={`list-${id}`} className="hairline-top mt-12 grid gap-x-10 gap-y-4 pt-6 md:grid-cols-12">
      <div className="md:col-span-3">
        <div className="md:sticky md:top-24">
          <h3 id={`list-${id}`} className="text-xl">
            {title}
          </h3>
          <p className="mt-2 text-sm text-soft">
            <Prose text={intro} />
          </p>
        </div>
      </div>
      <ol className="gap-x-10 md:col-span-9 wide:columns-2">
        {lines.map((text, index) => (
          <li
            key={text}
            data-affirmation=""
            data-share-title="Daily Affirmation"
            className="row grid break-inside-avoid grid-cols-[2.25rem_1fr_auto] items-start border-hairline border-b py-2"
          >
            <span aria-hidden="true" className="numerals pt-2.5 text-soft text-xs">
              {index + 1}
            </span>
            <span data-text="" className="serif pt-1.5 text-lg leading-snug">
              {text}
            </span>
            <RowActions />
          </li>
        ))}
      </ol>
    </section>
  )
}
