import { ButtonLink } from '@/components/ui/button'
import { SectionHeading } from '@/components/ui/section'
import { claims } from '@/content/marketing'
import { type AffirmationList, affirmationLists, sections } from '@/content/pages/home'
import { AffirmationTexts } from '../affirmation/affirmation-list'
import { Fold } from '../text/fold'
import { Prose } from '../text/prose'

/** The affirmations that are read on the home page itself, by theme. */
export function WrittenLists() {
  const total = affirmationLists.flatMap(({ lines }) => lines).length
  return (
    <section aria-labelledby="affirmations-title" className="shell section-gap">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <SectionHeading
            id="affirmations-title"
            title={sections.affirmations.title}
            intro={<Prose text={sections.affirmations.intro} />}
          />
        </div>
        <p className="numerals text-sm text-soft">
          Total: {claims.listedAffirmations.value} ({total} today)
        </p>
      </div>
      <div className="mt-5 md:mt-8">
        {affirmationLists.map((list) => (
          <WrittenList key={list.id} {...list} />
        ))}
      </div>
      <p className="pt-6">
        <ButtonLink href="#daily-quote" variant="quiet">
          Back to Today’s Affirmation
        </ButtonLink>
      </p>
    </section>
  )
}

/** One theme, a tap away: all of them open would make the page very long on a phone. */
function WrittenList({ id, title, intro, lines }: AffirmationList) {
  return (
    <Fold title={<span id={`list-${id}`}>{title}</span>} level="h3" note={String(lines.length)}>
      <p className="pb-3 text-sm text-soft">
        <Prose text={intro} />
      </p>
      <AffirmationTexts texts={lines} aria-labelledby={`list-${id}`} data-share-title="Daily Affirmation" />
    </Fold>
  )
}
