import { ButtonLink } from '@/components/ui/button'
import { SectionHeading } from '@/components/ui/section'
import { claims } from '@/content/marketing'
import { affirmationLists, type HomeAffirmationList, sections } from '@/content/pages/home'
import { UnlinkedAffirmationList } from '../affirmation/affirmation-list'
import { Fold } from '../text/fold'
import { Prose } from '../text/prose'

/** The number of lines of a theme that are open. */
const OPEN = 6

/** The affirmations that are read on the home page itself, by theme: eight pages of verse on a faint sky. */
export function WrittenLists() {
  const total = affirmationLists.flatMap(({ lines }) => lines).length
  return (
    <div className="sky-love sky-tint mt-10 md:mt-14">
      <section aria-labelledby="affirmations-title" className="shell py-10 md:py-16">
        <SectionHeading
          id="affirmations-title"
          title={sections.affirmations.title}
          intro={<Prose text={sections.affirmations.intro} />}
        />
        <div className="written-lists mt-6 xl:mt-10 xl:grid xl:grid-cols-4 xl:gap-x-6 xl:gap-y-10">
          {affirmationLists.map((list, index) => (
            <WrittenList key={list.id} {...list} isOpen={index === 0} />
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm text-soft">
          <ButtonLink href="#daily-quote" variant="quiet" className="text-ink">
            Back to Today’s Affirmation
          </ButtonLink>
          <p className="numerals">
            Total: {claims.listedAffirmations.value} ({total} today)
          </p>
        </div>
      </section>
    </div>
  )
}

/**
 * One theme: the first lines are open, the others a tap away. Where themes stand below each other, one of them is open at a time; side
 * by side all are.
 */
function WrittenList({ id, title, intro, lines, isOpen }: HomeAffirmationList & { isOpen: boolean }) {
  const verse = { 'aria-labelledby': `list-${id}`, 'data-share-title': 'Daily Affirmation', isNumbered: false }
  return (
    <section aria-labelledby={`list-${id}`}>
      <Fold name="written-lists" title={title} level="h3" open={isOpen} className="border-b-0! xl:unwrapped">
        <h3 id={`list-${id}`} className="mb-2 hidden text-soft xl:supports-[selector(::details-content)]:block">
          {title}
        </h3>
        <p className="pb-2 text-sm text-soft xl:hidden">
          <Prose text={intro} />
        </p>
        <UnlinkedAffirmationList texts={lines.slice(0, OPEN)} {...verse} isFirst />
        <Fold
          title={<span className="font-sans text-sm underline underline-offset-4">{`Show all ${lines.length}`}</span>}
          className="border-0! [&>summary>.plus]:static [&>summary>.plus]:m-0 [&>summary>.row-title]:grow-0"
        >
          <UnlinkedAffirmationList texts={lines.slice(OPEN)} {...verse} />
        </Fold>
      </Fold>
    </section>
  )
}
