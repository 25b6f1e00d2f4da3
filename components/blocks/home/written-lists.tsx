import { ButtonLink } from '@/components/ui/button'
import { SectionHeading } from '@/components/ui/section'
import { type AffirmationList, affirmationLists, sections } from '@/content/home'
import { claims } from '@/content/marketing'
import { AffirmationTexts } from '../affirmation/affirmation-texts'
import { Prose } from '../text/prose'

/** The affirmations that are read on the home page itself, by theme. */
export function WrittenLists() {
  return (
    <section aria-labelledby="affirmations-title" className="shell pt-28">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading
          id="affirmations-title"
          title={sections.affirmations.title}
          intro={<Prose text={sections.affirmations.intro} />}
        />
        <p className="numerals text-sm text-soft">Total: {claims.listedAffirmations.value}</p>
      </div>
      <div className="mt-8">
        {affirmationLists.map((list, index) => (
          <WrittenList key={list.id} {...list} open={index === 0} />
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

/** One theme. Only the first is open, since all of them would make the page very long on a phone. */
function WrittenList({ id, title, intro, lines, open }: AffirmationList & { open: boolean }) {
  return (
    <details open={open} className="hairline-top last-of-type:border-b last-of-type:border-hairline">
      <summary className="flex min-h-16 list-none items-center gap-6 py-5">
        <span className="flex flex-1 flex-wrap items-baseline gap-x-6 gap-y-1">
          <h3 id={`list-${id}`} className="text-xl">
            {title}
          </h3>
          <span className="text-sm text-soft max-md:order-last max-md:basis-full">
            <Prose text={intro} />
          </span>
          <span className="numerals text-sm text-soft md:ml-auto">{lines.length} lines</span>
        </span>
        <span aria-hidden="true" className="plus" />
      </summary>
      <AffirmationTexts
        texts={lines}
        labelledBy={`list-${id}`}
        shareTitle="Daily Affirmation"
        className="gap-x-12 pb-10 wide:columns-2"
      />
    </details>
  )
}
